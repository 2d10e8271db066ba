"""Proof under attack: real servers over real sockets, killed, cut off and worn out, and everything checked afterwards.

``make crash``, ``make chaos`` and ``make soak-server``; docs/proof.md tells how to read what they print.
"""
