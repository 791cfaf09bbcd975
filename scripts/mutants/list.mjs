import { calls } from './calls.mjs';
import { files } from './files.mjs';
import { forms } from './forms.mjs';
import { frame } from './frame.mjs';
import { markup } from './markup.mjs';
import { session } from './session.mjs';

/**
 * The guards that must not go unnoticed: what each is for, the text that makes it, what stands there once it is out,
 * and the test that catches that.
 */
export const mutants = [...session, ...calls, ...markup, ...files, ...forms, ...frame];
