"""A crew of bots that plans together.

All of them find the same plan for the whole crew from open information (``searches``), which needs no talking. Then, in
acting order, each fits its own part to its hand and to what the others announced, and announces it. Bots keep to their
announcements until the next news, so the crew agrees after one round, and improves the plan near a phase's end.

Experts choose the part that does best in many worlds, with different threats to come and different cards for the others
and for later phases (``worlds``, ``parts``).
"""
