"""Attack tests: real servers over real sockets, killed, cut off and worn out, with everything checked afterwards.

``make crash``, ``make chaos`` and ``make soak-server``; docs/proof.md explains their output.
"""
