import type { Fault } from '../../src/mocks/server/faults';
import type { Action, Target } from './actions';
import type { Random } from './random';
import { isTypable, type Control, type Screen } from './screen';
import { textFor } from './values';

/** An action that depends on what the page shows when its turn comes; nothing when it is not possible then. */
export type Step = (screen: Screen, random: Random) => Action | undefined;

/** What a person does in several steps. */
export interface Plan {
  name: string;
  /** Whether the backend has to fail for it. */
  needsFaults?: boolean;
  steps: (screen: Screen, random: Random) => Step[];
}

const targetOf = ({ role, name, nth }: Control): Target => ({ role, name, nth });
const isSaving = ({ role, name }: Control) =>
  role === 'button' && /^(保\s*存|提\s*交|确\s*[定认]|Save|Submit|OK|Confirm)/.test(name);
const usable = ({ controls }: Screen) =>
  controls.filter(({ isDisabled, isOnTop }) => isOnTop && !isDisabled);

const key =
  (name: string): Step =>
  () => ({ do: 'key', key: name });
const always =
  (action: Action): Step =>
  () =>
    action;
/** Presses one of the controls that fit. */
const pressOne =
  (fits: (control: Control) => boolean): Step =>
  (screen, random) => {
    const fitting = usable(screen).filter(fits);
    return fitting.length ? { do: 'press', target: targetOf(random.pick(fitting)) } : undefined;
  };

/** Enters a text; a list of options opens meanwhile, whose first option is taken. */
function entering(control: Control, screen: Screen, random: Random): Step[] {
  const target = targetOf(control);
  const { options } = control;
  if (options) return [always({ do: 'choose', target, option: random.pick(options) })];
  if (control.role === 'combobox')
    return [always({ do: 'press', target }), key('ArrowDown'), key('Enter')];
  const known = screen.cells.filter((text) => text.length > 1);
  const isOfRow = !control.isInDialog && known.length > 0 && random.next() < 0.5;
  const text = isOfRow ? random.pick(known) : textFor(control.name, random);
  return [always({ do: 'type', target, text, replaces: true })];
}

const rowBoxes = ({ role, isInRow }: Control) => role === 'checkbox' && isInRow;
const isSwitch = ({ role }: Control) => role === 'switch';
const deletes = ({ role, name }: Control) => role === 'button' && /^(删除|Delete)/.test(name);
const edits = ({ role, name }: Control) => role !== 'link' && /^(编辑|Edit)/.test(name);
const adds = ({ name }: Control) => /^(新增|添加|Add|New)/.test(name);

export const plans: Plan[] = [
  {
    name: 'fill in what can be filled in, and save',
    steps: (screen, random) => {
      const boxes = usable(screen).filter(isTypable);
      if (!boxes.length) return [];
      const chosen = random.next() < 0.6 ? boxes.slice(0, 8) : [random.pick(boxes)];
      return [
        ...chosen.flatMap((box) => entering(box, screen, random)),
        (now, rest) => pressOne(isSaving)(now, rest) ?? { do: 'key', key: 'Enter' },
      ];
    },
  },
  {
    name: 'select rows, and use what appears for them',
    steps: (screen) =>
      usable(screen).some(rowBoxes)
        ? [
            pressOne(rowBoxes),
            pressOne(rowBoxes),
            pressOne(
              ({ role, name, isInRow }) =>
                role === 'button' &&
                !isInRow &&
                /\d|批量|所选|selected|Change|修改|启用|禁用|删除/.test(name),
            ),
            pressOne(isSaving),
          ]
        : [],
  },
  {
    name: 'select cells, copy them, and paste or clear others',
    steps: (screen, random) =>
      usable(screen).some(({ role }) => role === 'gridcell')
        ? [
            pressOne(({ role }) => role === 'gridcell'),
            key('Shift+ArrowDown'),
            key(random.pick(['Shift+ArrowRight', 'Shift+ArrowDown', 'Control+a'])),
            key('Control+c'),
            key(random.pick(['ArrowDown', 'ArrowRight', 'Escape'])),
            key(random.pick(['Control+v', 'Control+d', 'Delete', 'Escape'])),
            pressOne(isSaving),
            key('Control+z'),
          ]
        : [],
  },
  {
    name: 'change a record, and take it back',
    steps: (screen) =>
      usable(screen).some(isSwitch)
        ? [pressOne(isSwitch), pressOne(isSaving), key('Control+z')]
        : [],
  },
  {
    name: 'paste into a box, and take it back',
    steps: (screen, random) => {
      const boxes = usable(screen).filter(({ role }) => role === 'textbox' || role === 'searchbox');
      if (!boxes.length) return [];
      const box = random.pick(boxes);
      const text = ` ${textFor(box.name, random)}\u200B`;
      return [always({ do: 'paste', target: targetOf(box), text }), key('Control+z'), key('Tab')];
    },
  },
  {
    name: 'save while the backend fails, and save again',
    needsFaults: true,
    steps: (screen, random) => {
      const saves = (control: Control) =>
        isSwitch(control) || deletes(control) || isSaving(control);
      if (!usable(screen).some(saves)) return [];
      const fault = random.pick<Fault>([
        'changedByOther',
        'conflict',
        'business',
        'network',
        'error',
      ]);
      const failing = ['POST ', 'PUT ', 'DELETE '].map((calls) =>
        always({ do: 'fail', calls, fault, times: 1 }),
      );
      return [...failing, pressOne(saves), pressOne(isSaving), pressOne(saves), pressOne(isSaving)];
    },
  },
  {
    name: 'begin a form, and leave it',
    steps: (screen, random) =>
      usable(screen).some((control) => edits(control) || adds(control))
        ? [
            pressOne((control) => edits(control) || adds(control)),
            (now, rest) => {
              const boxes = usable(now).filter(isTypable);
              const [first] = boxes.length ? entering(rest.pick(boxes), now, rest) : [];
              return first?.(now, rest);
            },
            random.pick<Step>([
              key('Escape'),
              always({ do: 'reload' }),
              always({ do: 'back' }),
              always({ do: 'open window' }),
            ]),
            pressOne((control) => edits(control) || adds(control)),
          ]
        : [],
  },
  {
    name: 'go to another page, and come back',
    steps: () => [
      pressOne(({ role, isInRow }) => role === 'link' && !isInRow),
      always({ do: 'back' }),
    ],
  },
  {
    name: 'change something in one window while another shows it',
    steps: (screen) => [
      always({ do: 'open window' }),
      pressOne((control) => isSwitch(control) || edits(control)),
      pressOne(isSaving),
      always({ do: 'switch window' }),
      ...(screen.cells.length ? [pressOne((control) => isSwitch(control) || edits(control))] : []),
    ],
  },
];
