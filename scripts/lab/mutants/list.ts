import { behaviour } from './behaviour.ts';
import { calls } from './calls.ts';
import { cells } from './cells.ts';
import { daily } from './daily.ts';
import { dates } from './dates.ts';
import { drift } from './drift.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { frame } from './frame.ts';
import { guards } from './guards.ts';
import { hosting } from './hosting.ts';
import { imports } from './imports.ts';
import { links } from './links.ts';
import { markup } from './markup.ts';
import { operation } from './operation.ts';
import { ranges } from './ranges.ts';
import { records } from './records.ts';
import { responses } from './responses.ts';
import { screens } from './screens.ts';
import { session } from './session.ts';
import { signIn } from './sign-in.ts';
import { slices } from './slices.ts';
import { typing } from './typing.ts';
import { work } from './work.ts';

/** A line of code whose removal a test must notice. */
export interface Mutant {
  /** What the line ensures. */
  guard: string;
  file: string;
  find: string;
  /** The code without the guard. */
  replace: string;
  /** The test files that fail without it, separated by spaces. */
  tests: string;
}

export const mutants: Mutant[] = [
  ...session,
  ...signIn,
  ...calls,
  ...responses,
  ...markup,
  ...files,
  ...imports,
  ...forms,
  ...frame,
  ...links,
  ...operation,
  ...hosting,
  ...work,
  ...daily,
  ...dates,
  ...typing,
  ...guards,
  ...drift,
  ...behaviour,
  ...records,
  ...screens,
  ...ranges,
  ...cells,
  ...slices,
];
