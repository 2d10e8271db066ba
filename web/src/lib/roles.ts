/* What a shape inside a picture is to a keyboard and to a screen reader. */

/** Something to press. */
export const button = (label: string, act: () => void) => ({
  role: "button" as const,
  tabindex: 0,
  "aria-label": label,
  onclick: act,
  onkeydown: (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  },
});

/** Something to see. */
export const picture = (label: string) => ({ role: "img" as const, "aria-label": label });

/** Things that belong together. */
export const GROUP = { role: "group" } as const;

/** A button when it can be pressed, else a picture, or nothing at all where there is nothing to say. */
export const maybe = (pressable: boolean, label: string, act: () => void) =>
  pressable ? button(label, act) : label ? picture(label) : { "aria-hidden": true };
