/** A record that was opened from a file: kept while the page lives, never sent anywhere but to be replayed. */
class OpenedFile {
  text = $state.raw("");
  name = $state("");

  async open(file: File): Promise<void> {
    this.text = await file.text();
    this.name = file.name;
  }
}

export const opened = new OpenedFile();
