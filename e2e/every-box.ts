import { stripVTControlCharacters } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';

/** Marks a box that has been walked; the attribute stays while the element does. */
const mark = 'data-walked';
/** The property of `window` that stores the text of the box at each key. */
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
  typed: string;
  kind: 'text' | 'part' | 'cell' | 'native' | 'search';
  isArea: boolean;
  maxLength: number;
}

/** Returns the next visible box that takes text and marks it; rows after the second repeat the cells of the first. */
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
      // A select clears its search when it loses the focus.
      const isSearch = box.closest('.ant-select:not(.ant-select-auto-complete)') !== null;
      const isPart = /^0+$/.test(box.placeholder);
      const isCell = box.closest('td') !== null && !box.closest('form, [role="dialog"]');
      const isNumber = box.inputMode === 'decimal' || box.role === 'spinbutton';
      return {
        name: box.ariaLabel ?? label ?? box.placeholder,
        value: box.value,
        isDate: box.closest('.ant-picker') !== null || ['开始', '结束'].includes(box.placeholder),
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

/** Stores the text of the box at each key, before the browser writes the key into it. */
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

/** A key, and the text of the box after it. */
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
  // In a text area Home and End alone move within a line.
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
    // A box for a part of a number passes the focus on after its last digit.
    ...(kind === 'part' ? [] : edges),
    { key: 'ControlOrMeta+a', text: value },
    ...typing(typed),
  ];
}

/** Presses the keys one after another and expects the box to show the text of each step before the next key. */
async function press(box: Locator, steps: readonly Step[], before: string) {
  const { keyboard } = box.page();
  const expected: string[] = [];
  let shown = before;
  for (const { key, text } of steps) {
    // A character that no key produces is inserted, as an input method does.
    if (/^[\u0020-\u007e]+$/.test(key)) {
      expected.push(shown);
      await keyboard.press(key);
    } else await keyboard.insertText(key);
    shown = text;
  }
  await shows(box, shown);
  expect(await takeTexts(box.page())).toEqual(expected);
}

/** Expects the same text after blur whether keys or a program (a single `fill`) replaced it. */
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

/** The keys for each native input, in the order of an English browser, and the value that results. */
const nativeTexts: Record<string, [keys: string, value: string]> = {
  date: ['12012026', '2026-12-01'],
  // After the name of a month the focus stays, so an arrow key moves to the year.
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
  // A cell saves when it loses the focus, and Escape discards the text.
  if (kind === 'cell') await box.page().keyboard.press('Escape');
  if (kind === 'text') await replaceBothWays(found);
}

/** Types at the end of a formatted text and deletes what was typed. */
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
  /** Number of boxes that were typed into at each place; 0 for a place without boxes. */
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

/** Types into every box in the scope, also into boxes that appear meanwhile. */
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
