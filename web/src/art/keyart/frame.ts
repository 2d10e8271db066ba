import { svg } from "../svg";

export const WIDTH = 321;
export const HEIGHT = 232;

/** A lobby picture: it fills its card and is cropped rather than stretched. */
export const frame = (body: string): string =>
  svg(`0 0 ${WIDTH} ${HEIGHT}`, body, 'preserveAspectRatio="xMidYMid slice" overflow="hidden"');
