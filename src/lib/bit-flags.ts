/** The flags a sum is made of, in the order given; flags nobody knows are left out. */
export const flagsOf = (sum: number, known: readonly number[]): number[] =>
  known.filter((flag) => flag !== 0 && (sum & flag) === flag);

/** The sum of some flags, each counted once. */
export const sumOf = (flags: readonly number[]): number =>
  flags.reduce((sum, flag) => sum | flag, 0);

/** The sum with one flag put in or taken out; the others stay, those nobody knows as well. */
export const withFlag = (sum: number, flag: number, on: boolean): number =>
  on ? sum | flag : sum & ~flag;
