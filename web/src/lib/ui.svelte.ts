/** Drawers that any page may open. */
class Ui {
  settings = $state(false);
}

export const ui = new Ui();
