/** Drawers that any page may open. */
class Ui {
  settings = $state(false);
  /** Log and table talk, if they have no column of their own. */
  log = $state(false);
}

export const ui = new Ui();
