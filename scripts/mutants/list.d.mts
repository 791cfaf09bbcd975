export interface Mutant {
  guard: string;
  file: string;
  find: string;
  replace: string;
  /** Test files, parted by blanks. */
  tests: string;
}
export const mutants: Mutant[];
