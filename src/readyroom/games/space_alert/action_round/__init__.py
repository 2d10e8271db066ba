"""The Action Round (rulebook 2): phases, hands, announcements, and the plans they end in."""
