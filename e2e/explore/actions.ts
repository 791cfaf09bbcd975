import type { Locator, Page } from '@playwright/test';
import demo from '../../src/mocks/demo-users.json' with { type: 'json' };
import type { SpecFile } from '../../src/mocks/recorder/spec-text';
import type { Fault } from '../../src/mocks/server/faults';
import { runMockCommand } from '../backend';
import type { UserName } from '../fixtures';
import type { Control } from './screen';
import type { Session } from './session';

export type Target = Pick<Control, 'role' | 'name' | 'nth'>;

/** What a person, the network or the backend does; as JSON it is a line of a trace. */
export type Action =
  | { do: 'press'; target: Target }
  /** Selects all text of a box, or puts the caret at its end, and types key by key. */
  | { do: 'type'; target: Target; text: string; replaces: boolean }
  | { do: 'paste'; target: Target; text: string }
  | { do: 'choose'; target: Target; option: string }
  | { do: 'drag'; target: Target; to: Target }
  | { do: 'upload'; target: Target; files: SpecFile[] }
  | { do: 'key'; key: string }
  | { do: 'back' }
  | { do: 'forward' }
  | { do: 'reload' }
  /** Enters an address of the console. */
  | { do: 'visit'; address: string }
  | { do: 'wait'; ms: number }
  /** Opens the page in another window and uses that. */
  | { do: 'open window' }
  | { do: 'switch window' }
  /** The zoom of the browser, which makes the page narrower. */
  | { do: 'zoom'; percent: number }
  | { do: 'sign in'; user: UserName }
  | { do: 'sign out' }
  | { do: 'offline'; isOffline: boolean }
  | { do: 'fail'; calls: string; fault: Fault; times: number }
  | { do: 'end session' };

const nameOf = ({ role, name }: Target) => `${role} “${name}”`;

export const describeAction = (action: Action): string => {
  switch (action.do) {
    case 'press':
      return `press ${nameOf(action.target)}`;
    case 'type':
      return `type “${action.text}” into “${action.target.name}”`;
    case 'paste':
      return `paste “${action.text}” into “${action.target.name}”`;
    case 'choose':
      return `choose “${action.option}” in “${action.target.name}”`;
    case 'upload':
      return `choose ${action.files.map(({ name }) => name).join(', ')} after ${nameOf(action.target)}`;
    case 'drag':
      return `drag ${nameOf(action.target)} to ${nameOf(action.to)}`;
    case 'key':
      return `press ${action.key}`;
    case 'visit':
      return `open ${action.address}`;
    case 'wait':
      return `wait ${action.ms} ms`;
    case 'zoom':
      return `zoom to ${action.percent} %`;
    case 'sign in':
      return `sign in as ${action.user}`;
    case 'offline':
      return action.isOffline ? 'disconnect' : 'connect';
    case 'fail':
      return `let the next ${action.times} ${action.calls}calls fail: ${action.fault}`;
    default:
      return action.do;
  }
};

const locate = (page: Page, { role, name, nth }: Target) =>
  page.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true }).nth(nth);

/** A busy machine needs some time for what is possible. */
const patience = { timeout: 10_000 };

/** Whether a person can press the control itself or its label, after it was scrolled into view. */
const pressablePart = (locator: Locator) =>
  locator.evaluateAll(([element]): 'control' | 'label' | undefined => {
    if (!element?.checkVisibility() || element.matches(':disabled, [inert] *')) return undefined;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    if (element.contains(hit)) return 'control';
    return hit?.closest('label')?.control === element ? 'label' : undefined;
  });

const attempts = 10;
const attemptMs = 100;
async function reach(locator: Locator) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const part = await pressablePart(locator);
    if (part) return part;
    // While the clock stands still, only a busy machine shows it later.
    await locator.page().waitForTimeout(attemptMs);
  }
  throw new Error('Timeout: it is not there, or covered.');
}
/** Playwright waits for the control itself, which lies hidden under its label in a choice or a switch. */
const click = async (locator: Locator) =>
  locator.click({ ...patience, force: (await reach(locator)) === 'label' });

const press = (page: Page, target: Target) => click(locate(page, target));

async function choose(page: Page, target: Target, option: string) {
  const select = locate(page, target);
  await reach(select);
  await select.selectOption({ label: option }, patience);
}

async function drag(page: Page, target: Target, to: Target) {
  const handle = locate(page, target);
  await reach(handle);
  await handle.dragTo(locate(page, to), patience);
}

/** Puts the text into the clipboard, and pastes it with the keyboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

async function upload(page: Page, target: Target, files: SpecFile[]) {
  const chooser = page.waitForEvent('filechooser', patience);
  await Promise.all([chooser, press(page, target)]);
  await (
    await chooser
  ).setFiles(
    files.map(({ name, type, base64 }) => ({
      name,
      mimeType: type,
      buffer: Buffer.from(base64, 'base64'),
    })),
  );
}

async function typeInto(page: Page, label: RegExp, text: string) {
  await click(page.getByRole('textbox', { name: label }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function signIn(page: Page, user: UserName) {
  await typeInto(page, /^(用户名|User name)/, user);
  await typeInto(page, /^(密码|Password)/, demo.password);
  await typeInto(page, /^(验证码|Image code)/, demo.captcha);
  await page.keyboard.press('Enter');
}

const userNames = new RegExp(`^(${demo.users.map(({ name }) => name).join('|')})$`);
/** The time in which a menu opens. */
const menuMs = 200;

async function signOut({ page, context }: Session) {
  await click(page.getByRole('banner').getByRole('button', { name: userNames }));
  await context.clock.runFor(menuMs);
  await click(page.getByRole('menuitem', { name: /^(退出登录|Sign out)$/ }));
}

/** The browser keeps the size of its window: at 200 % the page is half as wide. */
const zoom = ({ page, world: { viewport } }: Session, percent: number) =>
  page.setViewportSize({
    width: Math.round((viewport.width * 100) / percent),
    height: Math.round((viewport.height * 100) / percent),
  });

async function act(session: Session, action: Action): Promise<unknown> {
  const { page } = session;
  switch (action.do) {
    case 'press':
      return press(page, action.target);
    case 'type':
      await press(page, action.target);
      await page.keyboard.press(action.replaces ? 'Control+a' : 'End');
      return page.keyboard.type(action.text);
    case 'paste':
      await press(page, action.target);
      await page.keyboard.press('Control+a');
      return paste(page, action.text);
    case 'choose':
      return choose(page, action.target, action.option);
    case 'upload':
      return upload(page, action.target, action.files);
    case 'drag':
      return drag(page, action.target, action.to);
    case 'key':
      return page.keyboard.press(action.key);
    case 'back':
      return (
        (await session.historyIndex()) > 0 && page.goBack({ waitUntil: 'commit', ...patience })
      );
    case 'forward':
      return page.goForward({ waitUntil: 'commit', ...patience });
    case 'reload':
      return page.reload({ waitUntil: 'load' });
    case 'visit':
      return page.goto(action.address, { waitUntil: 'load' });
    case 'wait':
      return undefined;
    case 'open window':
      return session.openWindow();
    case 'switch window':
      return session.switchWindow();
    case 'zoom':
      return zoom(session, action.percent);
    case 'sign in':
      return signIn(page, action.user);
    case 'sign out':
      return signOut(session);
    case 'offline':
      return runMockCommand(page, 'offline', action.isOffline);
    case 'fail':
      return runMockCommand(page, 'fail', action.calls, action.fault, action.times);
    case 'end session':
      return runMockCommand(page, 'expireToken');
  }
}

/** The control is missing, covered or moving, or the page is still loading and has no commands of the mock yet. */
const impossible =
  /Timeout|intercepts|not (visible|enabled|stable)|context was destroyed|undefined \(reading '(fail|offline|expireToken)'/;

/** Does an action; returns false when it is not possible at the moment. */
export async function perform(session: Session, action: Action): Promise<boolean> {
  try {
    await act(session, action);
    return true;
  } catch (error) {
    if (error instanceof Error && impossible.test(error.message)) return false;
    throw error;
  }
}
