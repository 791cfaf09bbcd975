export interface Mutant {
  guard: string;
  file: string;
  find: string;
  replace: string;
  /** Test files, separated by spaces. */
  tests: string;
}
export const mutants: Mutant[];
