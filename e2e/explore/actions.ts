import type { Page } from '@playwright/test';
import { type Random } from './random';
import { isTypable, type Control, type Screen } from './screen';
import { textFor } from './values';

type Target = Pick<Control, 'role' | 'name' | 'nth'>;

/** What a person does; as JSON it is a line of a trace. */
export type Action =
  | { do: 'press'; target: Target }
  /** Selects all text of a box, or puts the caret at its end, and types key by key. */
  | { do: 'type'; target: Target; text: string; replaces: boolean }
  | { do: 'paste'; target: Target; text: string }
  | { do: 'key'; key: string }
  | { do: 'back' }
  | { do: 'forward' }
  | { do: 'reload' }
  | { do: 'wait'; ms: number };

export const describeAction = (action: Action): string => {
  switch (action.do) {
    case 'press':
      return `press ${action.target.role} “${action.target.name}”`;
    case 'type':
      return `type “${action.text}” into “${action.target.name}”`;
    case 'paste':
      return `paste “${action.text}” into “${action.target.name}”`;
    case 'key':
      return `press ${action.key}`;
    case 'wait':
      return `wait ${action.ms} ms`;
    default:
      return action.do;
  }
};

const locate = (page: Page, { role, name, nth }: Target) =>
  page.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true }).nth(nth);

/** Time for a control that is covered or moves; a person would do something else then. */
const patience = { timeout: 1_500 };

const press = async (page: Page, target: Target) => {
  await locate(page, target).click(patience);
};

/** Puts the text into the clipboard through a copy event of the page, and pastes it with the keyboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Does an action; returns false when its control cannot be used, e.g. because something covers it. */
export async function perform(page: Page, action: Action): Promise<boolean> {
  try {
    switch (action.do) {
      case 'press':
        await press(page, action.target);
        break;
      case 'type':
      case 'paste': {
        await press(page, action.target);
        const isPaste = action.do === 'paste';
        await page.keyboard.press(isPaste || action.replaces ? 'Control+a' : 'End');
        await (isPaste ? paste(page, action.text) : page.keyboard.type(action.text));
        break;
      }
      case 'key':
        await page.keyboard.press(action.key);
        break;
      case 'back':
        await page.goBack({ waitUntil: 'commit', ...patience });
        break;
      case 'forward':
        await page.goForward({ waitUntil: 'commit', ...patience });
        break;
      case 'reload':
        await page.reload({ waitUntil: 'load' });
        break;
      case 'wait':
        break;
    }
    return true;
  } catch (error) {
    if (
      error instanceof Error &&
      /Timeout|intercepts|not (visible|enabled|stable)/.test(error.message)
    )
      return false;
    throw error;
  }
}

const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'Space',
  'Control+k',
  'Control+z',
  'Home',
  'End',
  'Delete',
];

/** Ends the session or leaves the page for the system: not on this path. */
const isOmitted = ({ name }: Control) =>
  /^(退出登录|Sign out|呼叫|Call|全屏|Full screen|打印|Print|锁定屏幕|Lock)/.test(name);

/** Returns what a person might do on this screen, with weights. */
function proposals({
  controls,
  dialogs,
}: Screen): { weight: number; kind: 'press' | 'type' | 'other'; control?: Control }[] {
  const isInFront = (control: Control) => dialogs.length === 0 || control.isInDialog;
  const usable = controls.filter(
    (control) => !control.isDisabled && !isOmitted(control) && isInFront(control),
  );
  const typing = usable.filter(isTypable);
  // The first few controls of the same name stand for all: rows of a list have the same buttons.
  const pressing = usable.filter((control) => !isTypable(control) && control.nth < 3);
  return [
    { weight: 25, kind: 'other' },
    ...typing.map((control) => ({ weight: 40 / typing.length, kind: 'type' as const, control })),
    ...pressing.map((control) => ({
      weight: (control.role === 'link' && !dialogs.length ? 20 : 60) / pressing.length,
      kind: 'press' as const,
      control,
    })),
  ];
}

const others: { weight: number; make: (random: Random) => Action }[] = [
  { weight: 12, make: (random) => ({ do: 'key', key: random.pick(keys) }) },
  { weight: 3, make: () => ({ do: 'back' }) },
  { weight: 1, make: () => ({ do: 'forward' }) },
  { weight: 1, make: () => ({ do: 'reload' }) },
  { weight: 1, make: (random) => ({ do: 'wait', ms: random.pick([1_000, 10_000, 60_000]) }) },
];

/** Chooses the next action for this screen. */
export function nextAction(screen: Screen, random: Random): Action {
  const { kind, control } = random.pickWeighted(proposals(screen));
  if (!control || kind === 'other') return random.pickWeighted(others).make(random);
  const { role, name, nth } = control;
  const target = { role, name, nth };
  if (kind === 'press') return { do: 'press', target };
  const text = textFor(name, random);
  if (random.next() < 0.2 && text) return { do: 'paste', target, text };
  return { do: 'type', target, text, replaces: random.next() < 0.7 };
}
