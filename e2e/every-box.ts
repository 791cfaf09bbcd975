import { stripVTControlCharacters } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';

/** Marks a box that has been walked; the attribute stays while the element does. */
const mark = 'data-walked';
/** Holds in the page what a box showed at each key. */
const keptTexts = 'textsAtKeys';

const textTypes = ['text', 'search', 'tel', 'email', 'url', 'password', 'number'];
const nativeTypes = ['date', 'datetime-local', 'month', 'time'];
export const boxSelector = [
  'input:not([type])',
  'textarea',
  ...[...textTypes, ...nativeTypes].map((type) => `input[type="${type}"]`),
].join(', ');

interface Box {
  box: Locator;
  name: string;
  value: string;
  /** What is typed into it. */
  typed: string;
  kind: 'text' | 'part' | 'cell' | 'native' | 'search';
  isArea: boolean;
  maxLength: number;
}

/** The next box in view that can be typed into, marked as walked. Rows after the second repeat the cells of the first. */
async function nextBox(scope: Locator, number: number): Promise<Box | null> {
  const found = await scope.evaluate(
    (root, { selector, attribute, index, natives }) => {
      const boxes = [
        ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector),
      ].filter((one) => !one.closest('nav, tr:nth-child(n + 3), li:nth-child(n + 3)'));
      const box = boxes.find(
        (one) =>
          one.checkVisibility() &&
          !one.disabled &&
          !one.readOnly &&
          !one.hasAttribute(attribute) &&
          !one.closest('[inert], [aria-hidden="true"]'),
      );
      if (!box) return null;
      box.setAttribute(attribute, String(index));
      const label = box.labels?.[0]?.textContent;
      const isNative = natives.includes(box.type);
      // What is searched for in a select ends with the focus.
      const isSearch = box.closest('.ant-select:not(.ant-select-auto-complete)') !== null;
      const isPart = /^0+$/.test(box.placeholder);
      const isCell = box.closest('td') !== null && !box.closest('form, [role="dialog"]');
      const isNumber = box.inputMode === 'decimal' || box.role === 'spinbutton';
      return {
        name: box.ariaLabel ?? label ?? box.placeholder,
        value: box.value,
        isDate: box.closest('.ant-picker') !== null,
        isNumber,
        isArea: box.tagName === 'TEXTAREA',
        kind: isNative
          ? 'native'
          : isSearch
            ? 'search'
            : isPart
              ? 'part'
              : isCell
                ? 'cell'
                : 'text',
        maxLength: box.maxLength < 0 ? Infinity : box.maxLength,
      } as const;
    },
    { selector: boxSelector, attribute: mark, index: number, natives: nativeTypes },
  );
  if (!found) return null;
  const { isDate, isNumber, ...rest } = found;
  const date = found.value.length === 10 ? '2029-12-01' : '2029-12-01 08:30:00';
  const text = isDate ? date : isNumber ? '12.5' : 'Ab 1';
  return {
    ...rest,
    box: scope.page().locator(`[${mark}="${number}"]`),
    typed: rest.kind === 'part' ? '12' : text.slice(0, rest.maxLength),
  };
}

const shows = (box: Locator, text: string) => expect(box).toHaveValue(text, { timeout: 3_000 });

/** Keeps what a box shows at each key, before the browser writes the key into it. */
const keepTexts = (page: Page) =>
  page.evaluate((name) => {
    if (name in window) return;
    const texts: string[] = [];
    Object.assign(window, { [name]: texts });
    document.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (key === 'Control' || key === 'Meta') return;
        texts.push(target instanceof HTMLElement && 'value' in target ? String(target.value) : '');
      },
      true,
    );
  }, keptTexts);

const takeTexts = (page: Page) =>
  page.evaluate((name): string[] => Reflect.get(window, name).splice(0), keptTexts);

/** A key, and what the box shows after it. */
interface Step {
  key: string;
  text: string;
}

/** Types a text between the texts around the caret. */
const typing = (text: string, before = '', after = ''): Step[] =>
  Array.from(text, (key, index) => ({ key, text: before + text.slice(0, index + 1) + after }));

/** Corrects a value as people do: at its end, at its start, and by typing over all of it. */
function correction({ value: given, typed, kind, isArea, maxLength }: Box): Step[] {
  const value = given || typed;
  const last = Array.from(value).at(-1) ?? '';
  const short = value.slice(0, value.length - last.length);
  const extra = typed.charAt(0);
  // In a text of several lines the keys alone move within a line.
  const modifier = isArea ? 'ControlOrMeta+' : '';
  const backspace = (text: string) => ({ key: 'Backspace', text });
  const longer = [
    ...typing(extra, value),
    backspace(value),
    { key: `${modifier}Home`, text: value },
    ...typing(extra, '', value),
    backspace(value),
  ];
  const edges = [
    { key: `${modifier}End`, text: value },
    backspace(short),
    ...typing(last, short),
    ...(value.length < maxLength ? longer : []),
  ];
  return [
    ...(given ? [] : typing(typed)),
    // A part of a number is full after its last digit, and the focus moves on.
    ...(kind === 'part' ? [] : edges),
    { key: 'ControlOrMeta+a', text: value },
    ...typing(typed),
  ];
}

/** Presses the keys one after another. The box shows the text of each step before the next key. */
async function press(box: Locator, steps: readonly Step[], before: string) {
  const { keyboard } = box.page();
  const expected: string[] = [];
  let shown = before;
  for (const { key, text } of steps) {
    // A character that is on no keyboard comes from an input method.
    if (/^[\u0020-\u007e]+$/.test(key)) {
      expected.push(shown);
      await keyboard.press(key);
    } else await keyboard.insertText(key);
    shown = text;
  }
  await shows(box, shown);
  expect(await takeTexts(box.page())).toEqual(expected);
}

/** What a box shows when it is left after all of its text was replaced by keys, and at once as a program does. */
async function replaceBothWays({ box, typed }: Box) {
  const { keyboard } = box.page();
  await box.blur();
  const byKeys = await box.inputValue();
  await box.focus();
  const shown = await box.inputValue();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(typed);
  await shows(box, typed);
  await box.fill('');
  await shows(box, '');
  await box.fill(typed);
  await shows(box, typed);
  await box.blur();
  await shows(box, byKeys);
  expect(shown).toBe(byKeys);
}

/** What is typed into a native input, whose parts have the order of an English browser, and its value then. */
const nativeTexts: Record<string, [keys: string, value: string]> = {
  date: ['12012026', '2026-12-01'],
  // The name of a month is never complete: an arrow leads on to the year.
  month: ['03>2026', '2026-03'],
  time: ['0830A', '08:30'],
  'datetime-local': ['12012026083000A', '2026-12-01T08:30'],
};

async function typeNative(box: Locator) {
  const [keys, value] = nativeTexts[(await box.getAttribute('type')) ?? ''] ?? ['', ''];
  for (const key of keys) await box.page().keyboard.press(key === '>' ? 'ArrowRight' : key);
  await expect(box).toHaveValue(new RegExp(`^${value}`), { timeout: 3_000 });
}

async function walkBox(found: Box) {
  const { box, kind } = found;
  await box.focus();
  await shows(box, found.value);
  await takeTexts(box.page());
  if (kind === 'native') return typeNative(box);
  await press(box, correction(found), found.value);
  // A cell saves when it is left.
  if (kind === 'cell') await box.page().keyboard.press('Escape');
  if (kind === 'text') await replaceBothWays(found);
}

/** Types into a formatted text at its end, and takes it back. */
async function walkEditor(box: Locator) {
  const { keyboard } = box.page();
  const before = await box.innerText();
  await box.focus();
  await keyboard.press('ControlOrMeta+End');
  await keyboard.type('Ab 1');
  await expect(box).toContainText(/Ab 1$/);
  for (const _ of 'Ab 1') await keyboard.press('Backspace');
  await expect(box).toHaveText(before, { useInnerText: true });
}

/** The lines of an error that name what was expected, without colours. */
const reasonOf = (error: unknown) =>
  stripVTControlCharacters(String(error))
    .split('\n')
    .filter((line) => /Error|^\s*[-+] |Expected|Received/.test(line))
    .slice(0, 8)
    .join(' ');

export interface Walk {
  boxes: number;
  faults: string[];
  /** Number of boxes that were typed into at each place; those without any are named too. */
  places: Record<string, number>;
}

async function count(place: string, name: string, walk: Walk, type: () => Promise<void>) {
  walk.boxes += 1;
  walk.places[place] = (walk.places[place] ?? 0) + 1;
  try {
    await type();
  } catch (error) {
    walk.faults.push(`${place} > ${name}: ${reasonOf(error)}`);
  }
}

/** Types into every box in the scope, those that appear meanwhile too. */
export async function walkBoxes(scope: Locator, place: string, walk: Walk) {
  await keepTexts(scope.page());
  walk.places[place] ??= 0;
  for (;;) {
    if (!(await scope.isVisible())) {
      walk.faults.push(`${place} went away while it was typed into`);
      return;
    }
    const found = await nextBox(scope, walk.boxes);
    if (!found) break;
    await count(place, found.name, walk, () => walkBox(found));
  }
  const editors = scope.locator('[contenteditable="true"]').filter({ visible: true });
  for (const editor of await editors.all()) {
    await count(place, 'formatted text', walk, () => walkEditor(editor));
  }
}

export const newWalk = (): Walk => ({ boxes: 0, faults: [], places: {} });
