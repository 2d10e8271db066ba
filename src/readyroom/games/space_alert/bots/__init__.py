"""A crew of bots that plans together.

All of them search the same plan for the whole crew from what lies open (``joint``), which needs no words. Then, in
acting order, each fits its own part to its hand and to what the others have said, and says what it intends. Who has
spoken since the last news stands by it, so the crew agrees after one round, and mends what is left near a phase's end.

Experts choose their part so that it does well in many worlds: with the threats that may come, and the cards that the
others may have and that later phases may bring (``worlds``, ``weighing``).
"""
