"""A small network in NumPy: one hidden layer shared by two heads, the policy and the value of the position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
HIDDEN = 128


class Look:
    """What several seats see and may do, without inputs that are 0 for all and actions illegal for all: that is most of
    them, so nearly all work is saved."""

    def __init__(self, seen: NDArray[np.uint8], masks: NDArray[np.int8], most: Floats) -> None:
        self.inputs: NDArray[np.int64] = np.flatnonzero(seen.max(axis=0))
        self.actions: NDArray[np.int64] = np.flatnonzero(masks.max(axis=0))
        self.seen: Floats = (seen[:, self.inputs] / most[self.inputs]).astype(np.float32, copy=False)
        self.legal = masks[:, self.actions] != 0


class Network:
    """The network's weights and their updates."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Floats:
            drawn: Floats = random.standard_normal((rows, columns), np.float32) * np.float32(scale / rows**0.5)
            return drawn

        self.weights: dict[str, Floats] = {
            "in": layer(inputs, HIDDEN, 6.0),  # few of the inputs are not 0
            "in_bias": np.zeros(HIDDEN, np.float32),
            "act": layer(HIDDEN, actions, 0.01),
            "act_bias": np.zeros(actions, np.float32),
            "worth": layer(HIDDEN, 1, 0.1),
            "worth_bias": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    @classmethod
    def load(cls, file: Path) -> Network:
        kept = np.load(file)
        network = cls(kept["in"].shape[0], kept["act"].shape[1], np.random.default_rng(0))
        network.weights = {name: kept[name] for name in network.weights}
        return network

    def save(self, file: Path) -> None:
        np.savez(file, **self.weights)  # type: ignore[arg-type]  # NumPy's types take one name for another

    def forward(self, look: Look) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the log probability of each action that is legal for some seat, and the value."""
        w = self.weights
        hidden = np.tanh(look.seen @ w["in"][look.inputs] + w["in_bias"])
        wishes = hidden @ w["act"][:, look.actions] + w["act_bias"][look.actions]
        wishes = np.where(look.legal, wishes, np.float32(-1e9))
        wishes -= wishes.max(axis=1, keepdims=True)
        wishes -= np.log(np.exp(wishes).sum(axis=1, keepdims=True))
        return hidden, wishes, (hidden @ w["worth"] + w["worth_bias"])[:, 0]

    def back(self, look: Look, hidden: Floats, pull: Floats, miss: Floats) -> dict[str, Floats]:
        """From the gradients at the two heads to those of the weights in use."""
        w = self.weights
        back = (pull @ w["act"][:, look.actions].T + miss @ w["worth"].T) * (1 - hidden * hidden)
        return {
            "in": look.seen.T @ back,
            "in_bias": back.sum(axis=0),
            "act": hidden.T @ pull,
            "act_bias": pull.sum(axis=0),
            "worth": hidden.T @ miss,
            "worth_bias": miss.sum(axis=0),
        }

    def step(self, look: Look, slopes: dict[str, Floats], rate: float) -> None:
        """One step of Adam, clipped, for the weights in use."""
        places: dict[str, Any] = {"in": look.inputs, "act": (slice(None), look.actions), "act_bias": look.actions}
        self._steps += 1
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        shorter = np.float32(min(1.0, 0.5 / (length + 1e-8)))
        pace = np.float32(rate * np.sqrt(1 - 0.99**self._steps) / (1 - 0.9**self._steps))
        for name, slope in slopes.items():
            slope = slope * shorter
            here = places.get(name, slice(None))
            first = np.float32(0.9) * self._first[name][here] + np.float32(0.1) * slope
            second = np.float32(0.99) * self._second[name][here] + np.float32(0.01) * slope * slope
            self._first[name][here], self._second[name][here] = first, second
            self.weights[name][here] -= pace * first / (np.sqrt(second) + np.float32(1e-5))
