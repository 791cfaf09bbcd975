/** The value, or the end it lies beyond; the lower one where there is no room. */
export const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));
