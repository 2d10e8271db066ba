/* The role of a shape inside a picture, for keyboards and screen readers. */

/** A shape to press. */
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

/** A shape to look at. */
export const picture = (label: string) => ({ role: "img" as const, "aria-label": label });

/** Shapes that belong together. */
export const GROUP = { role: "group" } as const;

/** A button if it can be pressed, else a picture, or no role if there is no label. */
export const maybe = (pressable: boolean, label: string, act: () => void) =>
  pressable ? button(label, act) : label ? picture(label) : { "aria-hidden": true };
