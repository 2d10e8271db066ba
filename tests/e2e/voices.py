"""Measures what a page plays: its loudness, and its incoming and outgoing packets."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

LOUD: Final = 0.05
"""Chromium's fake device beeps once a second, at a loudness of about 0.3."""
BEEPS: Final = 2_500
"""Milliseconds with at least one beep, even on a busy machine."""
WIRETAP: Final = """(() => {
  const Real = window.RTCPeerConnection;
  const peers = (window.peers = []);
  window.RTCPeerConnection = class extends Real {
    constructor(config) { super(config); peers.push(this); }
  };
  window.asked = 0;
  const devices = navigator.mediaDevices;
  if (devices) {
    const real = devices.getUserMedia.bind(devices);
    devices.getUserMedia = (wanted) => { window.asked += 1; return real(wanted); };
  }
  const taps = new Map();
  let context;
  window.loudest = {};
  setInterval(() => {
    for (const played of document.querySelectorAll("audio[data-voice]")) {
      const stream = played.srcObject;
      if (!stream) continue;
      let tap = taps.get(played);
      if (tap?.stream !== stream) {
        context ??= new AudioContext();
        const analyser = context.createAnalyser();
        context.createMediaStreamSource(stream).connect(analyser);
        taps.set(played, (tap = { stream, analyser, samples: new Float32Array(analyser.fftSize) }));
      }
      tap.analyser.getFloatTimeDomainData(tap.samples);
      const loud = Math.sqrt(tap.samples.reduce((sum, one) => sum + one * one, 0) / tap.samples.length);
      const heard = played.muted ? 0 : loud * played.volume;
      window.loudest[played.dataset.voice] = Math.max(window.loudest[played.dataset.voice] ?? 0, heard);
    }
  }, 40);
})()"""
PACKETS: Final = """async (kind) => {
  let sum = 0;
  for (const peer of window.peers) {
    if (peer.connectionState === "closed") continue;
    for (const one of (await peer.getStats()).values())
      if (one.type === kind) sum += one.packetsReceived ?? one.packetsSent;
  }
  return sum;
}"""


def wiretapped(page: Page) -> Page:
    """A page whose sounds can be measured from its start."""
    page.add_init_script(WIRETAP)
    return page


def tool(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("navigation", name="Table tools").get_by_role("button", name=name)


def talk_aloud(page: Page) -> None:
    """The first time: reads the explanation, and turns the microphone on."""
    tool(page, re.compile("^Join voice chat")).click()
    page.get_by_role("dialog", name="Voice chat").get_by_role("button", name="Turn on my microphone").click()
    expect(tool(page, "Mute your microphone")).to_be_visible()


def hears(page: Page, voices: int = 1) -> None:
    """Waits until this many others are heard."""
    page.evaluate("() => { window.loudest = {} }")
    page.wait_for_function(
        "([voices, loud]) => Object.values(window.loudest).filter((one) => one > loud).length === voices",
        arg=[voices, LOUD],
    )


def loudest(page: Page) -> float:
    """The loudness of the loudest other person while the device beeps."""
    page.evaluate("() => { window.loudest = {} }")
    page.wait_for_timeout(BEEPS)
    return float(max([0.0, *page.evaluate("() => Object.values(window.loudest)")]))


def falls_silent(page: Page, below: float = 0.0) -> None:
    """Waits until nothing above that loudness is heard while the device beeps: sound on its way is still heard for a
    moment."""
    for _ in range(24):
        heard = loudest(page)
        if heard <= below:
            return
    raise AssertionError(f"{heard} is still heard.")


def packets(page: Page, kind: str = "inbound-rtp") -> int:
    """Sound packets received, or (``outbound-rtp``) sent."""
    return int(page.evaluate(PACKETS, kind))


def sends(page: Page, more: bool) -> None:
    """Waits until packets are sent; or until none are, which takes a moment to confirm."""
    counted = packets(page, "outbound-rtp")
    for _ in range(150):
        page.wait_for_timeout(400)
        now = packets(page, "outbound-rtp")
        if (now > counted) == more:
            return
        counted = now
    raise AssertionError(f"Packets {'do not go' if more else 'still go'} out.")


def pairs(page: Page) -> Any:
    """The kinds of addresses at both ends of each open link."""
    return page.evaluate("""async () => {
      const found = [];
      for (const peer of window.peers) {
        if (peer.connectionState !== "connected") continue;
        const stats = await peer.getStats();
        const transport = [...stats.values()].find((one) => one.type === "transport");
        const pair = stats.get(transport.selectedCandidatePairId);
        found.push([stats.get(pair.localCandidateId).candidateType, stats.get(pair.remoteCandidateId).candidateType]);
      }
      return found;
    }""")
