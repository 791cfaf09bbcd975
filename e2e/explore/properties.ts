import type { Page } from '@playwright/test';
import demo from '../../src/mocks/demo-users.json' with { type: 'json' };
import { findMissingTexts } from '../pages';
import type { Action } from './actions';
import { findDifference } from './compare';
import { textsOf } from './languages';
import { findLost, findOutdated } from './records';
import { isTypable, type Control, type Screen } from './screen';
import type { Session } from './session';

/** What an action did: the screen before and after it. What the windows reported meanwhile is in `session.events`. */
export interface Step {
  session: Session;
  /** Another build in which the same was done. */
  reference: Session | undefined;
  action: Action;
  before: Screen;
  after: Screen;
  /** Where the focus lay before the action. */
  focusBefore: Focus;
  /** The titles of forms that this action has closed, and in which something had been changed. */
  closedForms: string[];
  /** The records that the window showed before the action; empty in a world without faults, where no save fails. */
  recordsBefore: string[];
  /** What the action has changed on the server; only known in a world with faults, where saves fail. */
  changedRecords: string | undefined;
  /** Whether a fault has been played, the connection cut or the session ended since the page was opened. */
  hasFailed: boolean;
  /** What has grown too much since somebody stays on the page. */
  growth: string | undefined;
}

type Found = string | undefined;

/** A sentence about the product that holds after every action. It returns what contradicts it, or nothing. */
interface Property {
  says: string;
  /** Whether the page must be at rest: a hasty user acts before. */
  needsRest?: boolean;
  contradiction: (step: Step) => Promise<Found> | Found;
}

const answers = /^(保存|提交|确认|放弃|离开|Save|Submit|Confirm|OK|Discard|Leave)/;
/** A summary of several saves counts those that succeeded, which may be none. */
const successes = /成功(?! 0)|已保存(?! 0)|已删除|successful|Saved|Deleted/;

const first = (texts: string[]) => texts[0];

/** Removes what the product may change in a typed text: blanks, separators, and the width of characters. */
const plain = (text: string) => text.normalize('NFKC').replace(/[\s,./:：年月日-]+/g, '');

interface Focus {
  isOnControl: boolean;
  /** When the document was opened, which tells it from others. */
  openedAt: number;
}

export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => ({
    isOnControl: document.activeElement !== null && document.activeElement !== document.body,
    openedAt: performance.timeOrigin,
  }));

/** Returns whether the window shows the sign-in, and nobody is signed in. */
const isSignIn = ({ controls }: Screen) =>
  controls.some(({ name }) => /^(登\s*录|Sign in)$/.test(name));
const forSignIn = /token|captcha|image-code|application-configuration|tenant/i;

export const properties: Property[] = [
  {
    says: 'The page throws no error that nobody catches.',
    contradiction: ({ session }) => first(session.events.uncaught),
  },
  {
    says: 'The page logs no error.',
    contradiction: ({ session }) => first(session.events.consoleErrors),
  },
  {
    says: 'The page calls no other host.',
    contradiction: ({ session }) => first(session.events.foreignHosts),
  },
  {
    says: 'No page or part of a page fails without a fault.',
    contradiction: ({ after, hasFailed }) =>
      hasFailed
        ? undefined
        : [...after.headings, ...after.messages].find((text) =>
            /页面出现错误|页面加载失败|加载失败|Something went wrong|could not be loaded/.test(
              text,
            ),
          ),
  },
  {
    says: 'The console sends no call that the user may not make, and none that the server cannot execute.',
    contradiction: ({ session, hasFailed }) =>
      hasFailed
        ? undefined
        : first(
            session.events.calls
              .filter(({ status, isByRule }) =>
                [403, 404].includes(status) ? !isByRule : status >= 500,
              )
              .map(({ method, path, status }) => `${method} ${path}: ${status}`),
          ),
  },
  {
    says: 'A window without a session sends only what the sign-in needs.',
    contradiction: ({ session, before, after }) =>
      isSignIn(before) && isSignIn(after)
        ? session.events.sent.find((call) => !forSignIn.test(call))
        : undefined,
  },
  {
    says: 'No question is asked twice at a time.',
    contradiction: ({ after: { dialogs } }) =>
      dialogs.find((text, index) => text && dialogs.indexOf(text) !== index),
  },
  {
    says: 'A save that failed is not announced as successful.',
    needsRest: true,
    contradiction: ({ session, before, after }) => {
      const saves = session.events.calls.filter(({ method }) => method !== 'GET');
      const hasOnlyFailed = saves.length > 0 && saves.every(({ status }) => status >= 400);
      // The message of an earlier save stays while it offers to undo it.
      const added = after.messages.filter((text) => !before.messages.includes(text));
      return hasOnlyFailed ? added.find((text) => successes.test(text)) : undefined;
    },
  },
  {
    says: 'A box shows what was typed into it.',
    needsRest: true,
    contradiction: async ({ session: { page }, action, after }) => {
      if (action.do !== 'type' || !action.replaces || !action.text.trim()) return undefined;
      const { role, name, nth } = action.target;
      const isThere = after.controls.some(
        (control) => isTypable(control) && control.name === name && control.role === role,
      );
      if (!isThere || role === 'combobox') return undefined;
      const box = page
        .getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true })
        .nth(nth);
      // A box for colours takes no text, and the browser's own boxes for dates fill their parts one by one.
      const value = await box
        .evaluate(
          (element) =>
            element instanceof HTMLTextAreaElement ||
            (element instanceof HTMLInputElement &&
              !/color|date|time|month/.test(element.type) &&
              !element.readOnly)
              ? element.value
              : undefined,
          undefined,
          { timeout: 500 },
        )
        .catch(() => undefined);
      if (value === undefined) return undefined;
      const [typed, shown] = [plain(action.text), plain(value)];
      // A box may stop at its limit, and a box for digits takes digits only.
      const digits = typed.replace(/\D/g, '');
      const isTaken = typed.startsWith(shown) && shown !== '';
      if (isTaken || shown === digits || digits.startsWith(shown)) return undefined;
      return `typed “${action.text}”, shows “${value}”`;
    },
  },
  {
    says: 'Nothing that was typed is lost without a question.',
    needsRest: true,
    contradiction: ({ session, action, closedForms }) => {
      const isAnswered =
        session.events.questions.length > 0 ||
        action.do === 'reload' ||
        // Buttons that save, and those of the question itself.
        ((action.do === 'press' || action.do === 'key') &&
          (action.do === 'key'
            ? action.key === 'Enter' || action.key === 'Space'
            : answers.test(action.target.name)));
      return isAnswered ? undefined : first(closedForms);
    },
  },
  {
    says: 'The focus is never lost to the page while somebody works with the keyboard.',
    needsRest: true,
    contradiction: async ({ session: { page }, action, after, focusBefore }) => {
      if (action.do !== 'key' || !focusBefore.isOnControl) return undefined;
      // After the last control of the page, Tab goes on to the browser.
      if (action.key.endsWith('Tab') && !after.dialogs.length) return undefined;
      const { isOnControl, openedAt } = await focusOf(page);
      // Another sub-station loads the page again.
      const isKept = isOnControl || openedAt !== focusBefore.openedAt;
      return isKept ? undefined : `${action.key} lost the focus`;
    },
  },
  {
    says: 'The page never scrolls sideways.',
    needsRest: true,
    contradiction: ({ session: { page } }) =>
      page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        return scrollWidth > window.innerWidth
          ? `${scrollWidth} > ${window.innerWidth}`
          : undefined;
      }),
  },
  {
    says: 'What was saved is shown to everybody who reads it again.',
    needsRest: true,
    contradiction: ({ session, after, hasFailed }) => {
      const hasSaved = session.events.calls.some(
        ({ method, path, status }) => method !== 'GET' && path.startsWith('/api/') && status < 300,
      );
      return hasSaved && !hasFailed && !after.dialogs.length ? findOutdated(session) : undefined;
    },
  },
  {
    says: 'No answer for another user, tenant or sub-station is shown.',
    needsRest: true,
    contradiction: ({ session: { page, events } }) => events.answers.findForeign(page),
  },
  {
    says: 'Only a save that succeeds changes records.',
    needsRest: true,
    contradiction: ({ session: { events }, changedRecords }) => {
      const hasSaved = events.calls.some(({ method, status }) => method !== 'GET' && status < 300);
      return hasSaved ? undefined : changedRecords;
    },
  },
  {
    says: 'A save that fails leaves the records on the page as they are stored.',
    needsRest: true,
    contradiction: ({ session, after, recordsBefore }) => {
      const { sent, calls } = session.events;
      const hasTried = sent.some(
        // The lists with the method POST save nothing.
        (call) => !call.startsWith('GET ') && call.includes(' /api/') && !/\/list\b/.test(call),
      );
      const hasSaved = calls.some(({ method, status }) => method !== 'GET' && status < 300);
      return hasTried && !hasSaved && !after.dialogs.length
        ? findLost(session, recordsBefore)
        : undefined;
    },
  },
  {
    says: 'Every text exists.',
    contradiction: async ({ session }) => first(await findMissingTexts(session.page)),
  },
  {
    says: 'Every control is named in the language of the user.',
    needsRest: true,
    contradiction: async ({ session: { page }, after: { controls } }) => {
      const language = await page.evaluate(() => document.documentElement.lang);
      return controls
        .filter((control) => isNamedByConsole(control) && !isNamedByRecord(control, controls))
        .map(({ name }) => name)
        .find(
          (name) =>
            !userNames.has(name) && isOfOtherLanguage(name, language === 'en' ? 'en' : 'zh-CN'),
        );
    },
  },
  {
    says: 'The other build shows the same.',
    needsRest: true,
    contradiction: ({ session, reference }) => reference && findDifference(session, reference),
  },
  {
    says: 'Memory does not grow while somebody works on a page.',
    contradiction: ({ growth }) => growth,
  },
];

/** The names of the demo's users, which are data. */
const userNames = new Set(demo.users.map(({ name }) => name));
/** A record may have the name of a page of the console. What a row can do is repeated in other rows; its name is not. */
const isNamedByRecord = ({ isInRow, role, name }: Control, controls: Control[]) =>
  isInRow &&
  controls.filter((control) => control.role === role && control.name === name).length === 1;
/** Names of other roles may come from records anywhere. */
const isNamedByConsole = ({ role }: Control) =>
  ['button', 'menuitem', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'switch'].includes(role);

function isOfOtherLanguage(name: string, language: 'zh-CN' | 'en') {
  const other = language === 'en' ? 'zh-CN' : 'en';
  return textsOf(other).has(name) && !textsOf(language).has(name);
}

/** Returns the first property that does not hold after this step. */
export async function findViolation(step: Step): Promise<Found> {
  for (const { says, needsRest, contradiction } of properties) {
    if (needsRest && step.session.world.isHasty) continue;
    const found = await contradiction(step);
    if (found !== undefined) return `${says} ${found}`;
  }
  return undefined;
}
