import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** A change that StrykerJS could make in the code. */
interface Change {
  id: string;
  fileName: string;
  replacement?: string;
  location: object;
}

const { DRAW_COUNT = '0', DRAW_SEED = '' } = process.env;

/** A text that the seed gives to a change, wherever the repository lies. */
function lotOf({ fileName, replacement, location }: Change) {
  const file = relative('', fileName).replaceAll('\\', '/');
  const named = JSON.stringify([DRAW_SEED, file, replacement, location]);
  return createHash('sha256').update(named).digest('hex');
}

/** Lets only the changes pass that are drawn; StrykerJS counts the others neither as noticed nor as survived. */
const draw = {
  init: async () => undefined,
  /** All changes in one group, so that the draw chooses among all of them. */
  group: async (changes: Change[]) => [changes.map(({ id }) => id)],
  check: async (changes: Change[]) => {
    const lots = new Map(changes.map((change) => [change.id, lotOf(change)]));
    const sorted = [...lots].toSorted(([, one], [, other]) => one.localeCompare(other));
    const count = Number(DRAW_COUNT) || sorted.length;
    const results = sorted.map(([id], index) => [
      id,
      index < count ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
    ]);
    return Object.fromEntries(results);
  },
};

/** The plugins of this module, as StrykerJS looks for them. */
export const strykerPlugins = [{ kind: 'Checker', name: 'draw', value: draw }];
