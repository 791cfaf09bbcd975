import { answers } from './answers.mjs';
import { calls } from './calls.mjs';
import { daily } from './daily.mjs';
import { dates } from './dates.mjs';
import { drift } from './drift.mjs';
import { files } from './files.mjs';
import { forms } from './forms.mjs';
import { frame } from './frame.mjs';
import { hosting } from './hosting.mjs';
import { imports } from './imports.mjs';
import { links } from './links.mjs';
import { markup } from './markup.mjs';
import { operation } from './operation.mjs';
import { session } from './session.mjs';
import { typing } from './typing.mjs';
import { work } from './work.mjs';

/**
 * The lines of code whose removal a test must notice. Each entry holds what the line ensures (`guard`), its code, the
 * code without it, and the tests that fail without it.
 */
export const mutants = [
  ...session,
  ...calls,
  ...answers,
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
  ...drift,
];
