import AxeBuilder from '@axe-core/playwright';
import { runMockCommand } from '../backend';
import { perform } from './actions';
import { findDisagreement } from './look';
import { findChanged } from './records';
import { readScreen, type Screen } from './screen';
import { restMs, type Session } from './session';

/** What holds at the end of a trace, after the page has come to rest; some of these checks leave the page. */
interface Ending {
  says: string;
  contradiction: (session: Session) => Promise<string | undefined>;
}

const leaves = /^(放弃|离开|不保存|Discard|Leave)/;

/** Only the password leaves the lock screen, and only an answer the question about an ended session. */
const needsSignIn = ({ controls, dialogs }: Screen) =>
  controls.some(
    ({ name, isInDialog }) =>
      (/^(密码|登录密码|Password)/.test(name) && (isInDialog || !dialogs.length)) ||
      (/^(重新登录|Sign in again)$/.test(name) && isInDialog),
  );

const maxEscapes = 12;
/** Presses Escape, and the button that discards changes when the page asks, until no dialog is open. */
async function leaveDialogs(session: Session): Promise<string | undefined> {
  let screen = await readScreen(session.page);
  for (let count = 0; screen.dialogs.length && count < maxEscapes; count += 1) {
    const discard = screen.controls.findLast(
      ({ role, name, isInDialog, isDisabled }) =>
        isInDialog && !isDisabled && role === 'button' && leaves.test(name),
    );
    await perform(
      session,
      discard ? { do: 'press', target: discard } : { do: 'key', key: 'Escape' },
    );
    await session.settle(restMs);
    screen = await readScreen(session.page);
  }
  return screen.dialogs.at(-1);
}

const maxBacks = 5;
/** The menu of a phone, the sub-stations in it, and what they cover: each closes with one step. */
const maxLayers = 3;
/** Goes back in the history. What covers the page may use a step for each layer, and shows that it has closed. */
async function findTrap(session: Session) {
  const namesOf = ({ controls }: Screen) => controls.map(({ name }) => name).join();
  let names = namesOf(await readScreen(session.page));
  let stays = 0;
  for (let count = 0; count < maxBacks; count += 1) {
    const before = await session.historyIndex();
    if (before === 0) return undefined;
    await perform(session, { do: 'back' });
    await session.settle(restMs);
    const screen = await readScreen(session.page);
    if (screen.dialogs.length) return undefined;
    const hasMoved = (await session.historyIndex()) < before;
    const hasClosed = namesOf(screen) !== names;
    stays = hasMoved ? 0 : stays + 1;
    if (stays > maxLayers || (stays > 1 && !hasClosed)) return session.page.url();
    names = namesOf(screen);
  }
  return undefined;
}

async function findBarrier({ context, page }: Session) {
  // axe waits with timers.
  await context.clock.resume();
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  await context.clock.pauseAt((await page.evaluate(() => Date.now())) + catchUpMs);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))[0];
}

/** The time of a scenario begins a few seconds after that of its page. */
const catchUpMs = 60_000;

export const endings: Ending[] = [
  { says: 'Escape leaves every dialog.', contradiction: leaveDialogs },
  {
    says: 'Two windows agree about settings, columns and saved views.',
    contradiction: findDisagreement,
  },
  { says: 'axe finds nothing serious.', contradiction: findBarrier },
  { says: 'A new window shows the same records.', contradiction: findChanged },
  { says: 'Back is never trapped.', contradiction: findTrap },
];

/** Returns the first ending that does not hold. */
export async function findLeftover(session: Session, hasFailed: boolean) {
  // The faults of the world end here: what follows is about the page.
  if (hasFailed) await runMockCommand(session.page, 'reset');
  await session.settle(restMs);
  if (needsSignIn(await readScreen(session.page))) return undefined;
  for (const { says, contradiction } of endings) {
    const found = await contradiction(session);
    if (found !== undefined) return `${says} ${found}`;
  }
  return undefined;
}
