/** Who is speaking right now, by seat. Separate from the table because it changes several times a second. */
class Speaking {
  seats = $state.raw<readonly number[]>([]);

  hear(seats: readonly number[]): void {
    if (seats.join() !== this.seats.join()) this.seats = seats;
  }
}

export const speaking = new Speaking();
