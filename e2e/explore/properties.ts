import type { Page } from '@playwright/test';
import { findMissingTexts } from '../pages';
import type { Action } from './actions';
import { isTypable, type Screen } from './screen';
import type { Events, World } from './world';

/** What an action did: the screen before and after it, and what the page reported meanwhile. */
export interface Step {
  world: World;
  page: Page;
  action: Action;
  before: Screen;
  after: Screen;
  events: Events;
  /** Whether the focus lay on a control before the action. */
  hadFocus: boolean;
  /** The titles of forms that this action has closed, and in which something had been changed. */
  closedForms: string[];
}

/** A sentence about the product that holds after every action. It returns what contradicts it, or nothing. */
interface Property {
  says: string;
  contradiction: (step: Step) => Promise<string | undefined> | string | undefined;
}

const answers = /^(保存|提交|确认|放弃|离开|Save|Submit|Confirm|OK|Discard|Leave)/;

const first = (texts: string[]) => texts[0];

/** Removes what the product may change in a typed text: blanks, separators, and the width of characters. */
const plain = (text: string) => text.normalize('NFKC').replace(/[\s,./:：年月日-]+/g, '');

const activeElement = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === document.body || active === null ? null : active.tagName;
  });

export const properties: Property[] = [
  {
    says: 'The page throws no error that nobody catches.',
    contradiction: ({ events }) => first(events.uncaught),
  },
  {
    says: 'The page logs no error.',
    contradiction: ({ events }) => first(events.consoleErrors),
  },
  {
    says: 'The page calls no other host.',
    contradiction: ({ events }) => first(events.foreignHosts),
  },
  {
    says: 'No page or part of a page fails.',
    contradiction: ({ after }) =>
      after.headings.find((text) =>
        /页面出现错误|页面加载失败|Something went wrong|This page/.test(text),
      ),
  },
  {
    says: 'The console sends no call that the user may not make, and none that the server cannot execute.',
    contradiction: ({ events }) =>
      first(
        events.responses
          .filter(({ status }) => status === 403 || status === 404 || status >= 500)
          .map(({ method, path, status }) => `${method} ${path}: ${status}`),
      ),
  },
  {
    says: 'A box shows what was typed into it.',
    contradiction: async ({ page, action, after }) => {
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
    contradiction: ({ action, closedForms, events }) => {
      const isAnswered =
        events.questions.length > 0 ||
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
    contradiction: async ({ page, action, after, hadFocus }) => {
      if (action.do !== 'key' || !hadFocus) return undefined;
      // After the last control of the page, Tab goes on to the browser.
      if (action.key.endsWith('Tab') && !after.dialogs.length) return undefined;
      return (await activeElement(page)) ? undefined : `${action.key} lost the focus`;
    },
  },
  {
    says: 'The page never scrolls sideways.',
    contradiction: ({ page }) =>
      page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        return scrollWidth > window.innerWidth
          ? `${scrollWidth} > ${window.innerWidth}`
          : undefined;
      }),
  },
  {
    says: 'Every text exists in the language of the user.',
    contradiction: async ({ page }) => first(await findMissingTexts(page)),
  },
];

/** Returns the first property that does not hold after this step. */
export async function findViolation(step: Step): Promise<string | undefined> {
  for (const { says, contradiction } of properties) {
    const found = await contradiction(step);
    if (found !== undefined) return `${says} ${found}`;
  }
  return undefined;
}

export const hasFocus = async (page: Page) => (await activeElement(page)) !== null;
