import type { Calls } from './documents.mjs';

interface Options {
  accept?: string;
  json?: string;
  width: number;
  say: (line: string) => void;
}
export function report(documents: { ours: Calls; theirs: Calls }, options: Options): Promise<0 | 1>;
