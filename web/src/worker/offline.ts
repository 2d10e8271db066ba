/** The page shown at any address while the server is unreachable. It needs no other file and follows the theme
 * setting. */
export function offlinePage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Offline · Ready Room</title>
<style>
  :root { color-scheme: dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem;
    padding: 1.5rem; box-sizing: border-box; text-align: center; font: 1.05rem/1.5 system-ui, sans-serif;
    background: light-dark(#eef1f7, #070b14); color: light-dark(#141b2b, #eef2f8); }
  h1 { margin: 0; font-size: 1.6rem; }
  p { margin: 0; max-width: 30rem; }
  svg { width: 4.5rem; }
  a { display: inline-grid; place-items: center; min-height: 3rem; padding: 0 1.6rem; border-radius: .8rem;
    background: #ffb454; color: #1b1002; font-weight: 600; text-decoration: none; }
  a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
</style>
<svg viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="5" fill="#0d1424"/><path
 d="M5 18.5V9.2L12 4.8l7 4.4v9.3M3.5 18.5h17" fill="none" stroke="#eef2f8" stroke-width="1.75"
 stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="13" r="3.2" fill="#ffb454"/></svg>
<h1>Ready Room is out of reach</h1>
<p>You are offline, or the server is restarting. Your seats and your matches are safe: nothing you did is lost.</p>
<a href="">Try again</a>
<script nonce="${nonce}">
addEventListener("online", () => location.reload());
const { theme } = JSON.parse(localStorage.getItem("readyroom.settings") ?? "{}");
document.documentElement.style.colorScheme = theme === "system" ? "dark light" : (theme ?? "dark");
</script>
</html>`;
}

/** The offline page as a response. */
export function offlineAnswer(): Response {
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`;
  return new Response(offlinePage(nonce), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });
}
