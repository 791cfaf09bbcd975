export const maxLicences = 3;
export const idCardSides = 2;

export const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** An identity card is shown from both sides, or not at all. */
export const bothSides = (value: unknown) =>
  countOf(value) === 0 || countOf(value) === idCardSides ? null : 'bothSides';
