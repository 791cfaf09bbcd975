/** The flags contained in a sum, in the order of `known`; unknown flags are left out. */
export const splitFlags = (sum: number, known: readonly number[]): number[] =>
  known.filter((flag) => flag !== 0 && (sum & flag) === flag);

/** The sum of flags; a repeated flag counts once. */
export const joinFlags = (flags: readonly number[]): number =>
  flags.reduce((sum, flag) => sum | flag, 0);

/** The sum with one flag set or cleared; all other flags stay, unknown ones too. */
export const setFlag = (sum: number, flag: number, on: boolean): number =>
  on ? sum | flag : sum & ~flag;
