"""Finds plans: for known threats and tracks, with free cards or with the hands really dealt.

``Search`` starts from any plan and improves it, as long as it is asked to. It counts evaluations, never seconds, so the
same problem, seed and budget give the same plan on every machine.
"""
