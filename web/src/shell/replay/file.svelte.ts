/** A record opened from a file: kept while the page lives, and sent only to be replayed. */
class OpenedFile {
  text = $state.raw("");
  name = $state("");

  async open(file: File): Promise<void> {
    this.text = await file.text();
    this.name = file.name;
  }
}

export const opened = new OpenedFile();
