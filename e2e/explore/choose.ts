import type { Fault } from '../../src/mocks/server/faults';
import type { Action, Target } from './actions';
import type { Random } from './random';
import { isTypable, type Control, type Screen } from './screen';
import { textFor } from './values';
import { users, type World } from './world';

export const keys = [
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
  // They select cells of a table, and copy, paste, fill and clear these.
  'Shift+ArrowDown',
  'Shift+ArrowRight',
  'Control+c',
  'Control+v',
  'Control+d',
  'Delete',
];

/** These leave the page for a dialog of the system, which a test cannot close, or are covered until Tab reaches them. */
const isOmitted = ({ name }: Control) =>
  /^(呼叫|Call|全屏|Full screen|打印|Print|退出全屏|Exit full screen|跳到页面|Skip to)/.test(name);

const leaves = ({ role, name }: Control) =>
  role === 'link' || role === 'tab' || /^(退出登录|Sign out)/.test(name);
const isSignIn = ({ name }: Control) => /^(登\s*录|Sign in)$/.test(name);
const isHandle = ({ name }: Control) => /拖动|Drag/.test(name);

/** Controls that change records, or lead there. */
const isChanging = ({ role, name }: Control) =>
  role === 'switch' ||
  /^(新增|编辑|删除|启用|禁用|保存|提交|确认|撤销|Add|Edit|Delete|Enable|Disable|Save|Submit|OK|Undo)/.test(
    name,
  );

const targetOf = ({ role, name, nth }: Control): Target => ({ role, name, nth });

export interface Choice {
  weight: number;
  /** What is done, as far as it is the same each time. */
  what: string;
  make: (random: Random) => Action;
}

const choice = (weight: number, action: Action): Choice => ({
  weight,
  what: action.do,
  make: () => action,
});

const faults: Fault[] = [
  'error',
  'badGateway',
  'network',
  'cut',
  'empty',
  'nullItems',
  'conflict',
  'business',
  'forbidden',
  'unauthorized',
  'changedByOther',
  'slow',
];
const failing = (calls: string[], weight: number): Choice => ({
  weight,
  what: 'fail',
  make: (random) => ({
    do: 'fail',
    calls: random.pick(calls),
    fault: random.pick(faults),
    times: random.pick([1, 1, 3]),
  }),
});

/** What network and backend may do in a world with faults. */
const failures: Choice[] = [
  failing(['GET ', 'POST ', 'PUT ', 'DELETE '], 4),
  {
    weight: 1,
    what: 'offline',
    make: (random) => ({ do: 'offline', isOffline: random.next() < 0.4 }),
  },
  choice(0.5, { do: 'end session' }),
];

const waits = [1_000, 10_000, 60_000, 20 * 60_000];
/** What is possible on every screen. */
const anywhere: Choice[] = [
  { weight: 12, what: 'key', make: (random) => ({ do: 'key', key: random.pick(keys) }) },
  { weight: 1, what: 'wait', make: (random) => ({ do: 'wait', ms: random.pick(waits) }) },
  {
    weight: 0.7,
    what: 'zoom',
    make: (random) => ({ do: 'zoom', percent: random.pick([100, 100, 150, 200]) }),
  },
];
/** What leaves the page or its window. */
const leaving: Choice[] = [
  choice(3, { do: 'back' }),
  choice(1, { do: 'forward' }),
  choice(1, { do: 'reload' }),
  choice(1.5, { do: 'open window' }),
  choice(1.5, { do: 'sign out' }),
];

const keyOf = ({ role, name }: Control) => `${role} ${name}`;

const typing = (control: Control, weight: number): Choice => ({
  weight,
  what: keyOf(control),
  make: (random) => {
    const { options } = control;
    if (options) return { do: 'choose', target: targetOf(control), option: random.pick(options) };
    const text = textFor(control.name, random);
    const target = targetOf(control);
    if (random.next() < 0.2 && text) return { do: 'paste', target, text };
    return { do: 'type', target, text, replaces: random.next() < 0.7 };
  },
});

const pressing = (control: Control, weight: number): Choice => ({
  weight,
  what: keyOf(control),
  make: () => ({ do: 'press', target: targetOf(control) }),
});

const dragging = (handle: Control, others: Control[]): Choice => ({
  weight: 3,
  what: `drag ${handle.name}`,
  make: (random) => ({
    do: 'drag',
    target: targetOf(handle),
    to: targetOf(random.pick(others)),
  }),
});

/** Keeps the first few controls of a kind, which stand for all: the rows of a list have the same ones. */
function firstOfEachKind(controls: Control[]) {
  const counts = new Map<string, number>();
  return controls.filter((control) => {
    const kind = keyOf(control).replaceAll(/“.*”|\d+/g, '#');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 3;
  });
}

/** Returns the controls that the last action has brought, such as the items of a menu; none when the page is another. */
function appeared(controls: Control[], before: Screen | undefined) {
  const known = new Set(before?.controls.map(keyOf));
  const added = controls.filter((control) => !known.has(keyOf(control)));
  return added.length < controls.length / 2 ? added : [];
}

/** Returns what a person might do with the controls of this screen. */
function choicesFor(
  { controls, dialogs }: Screen,
  before: Screen | undefined,
  { stays, hasFaults }: World,
) {
  const usable = controls.filter(
    (control) =>
      !control.isDisabled && !isOmitted(control) && control.isOnTop && !(stays && leaves(control)),
  );
  const typable = usable.filter(isTypable);
  const pressable = firstOfEachKind(usable.filter((control) => !isTypable(control)));
  const added = appeared(pressable, before);
  const changing = pressable.filter(isChanging);
  const handles = usable.filter(isHandle);
  return [
    ...typable.map((control) => typing(control, Math.min(10, 40 / typable.length))),
    ...pressable.map((control) =>
      pressing(control, (control.role === 'link' && !dialogs.length ? 20 : 60) / pressable.length),
    ),
    // Who opens a menu uses it.
    ...added.map((control) => pressing(control, 60 / added.length)),
    ...changing.map((control) => pressing(control, 30 / changing.length)),
    ...(hasFaults && changing.length ? [failing(['POST ', 'PUT ', 'DELETE '], 6)] : []),
    ...(handles.length > 1 ? handles.map((handle) => dragging(handle, handles)) : []),
  ];
}

/** Where the explorer is. */
export interface Place {
  screen: Screen;
  session: { world: World; windows: readonly unknown[] };
  /** Whether it shows another page than the one the world began with. */
  isAway: boolean;
}

/** Returns what may be done on this screen. */
export function choicesOf(
  { screen, session: { world, windows }, isAway }: Place,
  /** The screen before the last action. */
  before: Screen | undefined,
): Choice[] {
  const isSigningIn = screen.controls.some(isSignIn);
  return [
    ...anywhere,
    ...(world.stays ? [] : leaving),
    ...(world.hasFaults ? failures : []),
    // The search, a closed tab and the menu of the user leave the page as well.
    ...(world.stays && isAway ? [choice(200, { do: 'back' })] : []),
    ...(windows.length > 1 ? [choice(5, { do: 'switch window' })] : []),
    ...(isSigningIn
      ? [
          {
            weight: 200,
            what: 'sign in',
            make: (random: Random): Action => ({ do: 'sign in', user: random.pick(users) }),
          },
        ]
      : []),
    ...choicesFor(screen, before, world),
  ];
}

/** Chooses the next action for this screen. */
export const nextAction = (place: Place, before: Screen | undefined, random: Random): Action =>
  random.pickWeighted(choicesOf(place, before)).make(random);
