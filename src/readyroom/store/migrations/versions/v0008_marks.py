"""Some entries carry a mark that shows whether the match still folds the same way."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("entries", Column("mark", Text))
