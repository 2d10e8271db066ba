/** Who at the table is heard right now, by seat. Kept apart from the table: it changes several times a second. */
class Speaking {
  seats = $state.raw<readonly number[]>([]);

  hear(seats: readonly number[]): void {
    if (seats.join() !== this.seats.join()) this.seats = seats;
  }
}

export const speaking = new Speaking();
