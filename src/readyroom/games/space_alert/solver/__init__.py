"""Finds plans: for known threats and tracks, with free cards or with the hands that were really dealt.

``Search`` starts from any plan and improves it for as long as it is asked to. It counts evaluations, never seconds, so
the same problem, seed and budget give the same plan on every machine.
"""
