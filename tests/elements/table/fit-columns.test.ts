import { expect, test } from 'vitest';
import { fitColumns, pinnedWidths } from '@/elements/table/columns/fit-columns';

const count = { key: 'id', type: 'number' } as const;
const name = { key: 'id', type: 'text' } as const;
const fixed = (size: number) => ({ size, minPx: size, pinned: false as const, declared: count });
const text = (size: number) => ({ ...fixed(size), minPx: size * 0.75, declared: name });
const first = { ...text(200), pinned: 'start' as const };
const lead = { ...fixed(40), pinned: 'start' as const, declared: undefined };
const actions = { ...fixed(100), pinned: 'end' as const, declared: undefined };
const sum = (widths: number[]) => widths.reduce((total, px) => total + px, 0);

test('fitColumns keeps the widths until the box is measured', () => {
  expect(fitColumns([first, text(100), actions], 0)).toEqual([200, 100, 100]);
});

test('fitColumns gives spare space to the declared columns, most of it to those with text', () => {
  const columns = [lead, first, { ...fixed(100), minPx: 80 }, actions];
  const [select, nameWidth = 0, countWidth = 0, last] = fitColumns(columns, 540);
  expect([select, last]).toEqual([40, 100]);
  expect(nameWidth + countWidth).toBe(400);
  expect((nameWidth - 200) / 200).toBeGreaterThan((countWidth - 100) / 100);
});

test('fitColumns takes missing space from the columns with text', () => {
  const widths = fitColumns([lead, first, fixed(100), text(100), actions], 500);
  expect(sum(widths)).toBe(500);
  expect(widths[2]).toBe(100);
  expect(widths[1]).toBeGreaterThanOrEqual(150);
  expect(widths[3]).toBeGreaterThanOrEqual(75);
});

test('fitColumns ends the last visible column at the edge of the view when the columns are far too wide', () => {
  const columns = [lead, first, text(100), fixed(100), fixed(100), fixed(100), actions];
  const widths = fitColumns(columns, 580);
  const edges = widths.map((_, index) => sum(widths.slice(0, index + 1)));
  expect(edges).toContain(580 - 100);
  // Columns outside the view keep their widths.
  expect(widths.slice(4)).toEqual([100, 100, 100]);
});

test('fitColumns does not stretch the others in front of a column that the user has made wider than the view', () => {
  const wide = { ...text(900), isResized: true };
  const columns = [lead, first, fixed(100), wide, fixed(100), actions];
  expect(fitColumns(columns, 800)).toEqual(columns.map(({ size }) => size));
});

test('fitColumns never narrows columns without text, not even in a box narrower than the pinned columns', () => {
  expect(fitColumns([lead, first, fixed(100), actions], 120)).toEqual([40, 200, 100, 100]);
});

test('pinnedWidths adds up the fitted widths of each side, also of a column that was made wider', () => {
  const columns = [lead, first, text(100), fixed(100), fixed(100), fixed(100), actions];
  const widths = fitColumns(columns, 900);
  const [select = 0, name = 0] = widths;
  expect(name).toBeGreaterThan(first.size);
  expect(pinnedWidths(columns, widths, 900)).toMatchObject({
    start: select + name,
    end: 100,
    hidden: 0,
  });
  expect(pinnedWidths(columns, widths, 880)).toMatchObject({ hidden: 20 });
  expect(pinnedWidths(columns, widths, 0)).toMatchObject({ hidden: 0 });
});

test('pinnedWidths pins nothing in a box that pinned columns would fill', () => {
  const columns = [lead, first, ...Array.from({ length: 6 }, () => fixed(100)), actions];
  const at = (boxPx: number) => pinnedWidths(columns, fitColumns(columns, boxPx), boxPx);
  expect(at(700)).toMatchObject({ end: 100, crowded: undefined });
  expect(at(440)).toMatchObject({ start: 0, end: 0, crowded: 'all' });
});

test('pinnedWidths lets only the columns scroll that are pinned beside the name and the actions, where these have room', () => {
  const loose = { ...fixed(200), pinned: 'start' as const, isLoose: true };
  const others = Array.from({ length: 6 }, () => fixed(100));
  const columns = [lead, first, loose, ...others, actions];
  const at = (boxPx: number) =>
    pinnedWidths(
      columns,
      columns.map(({ size }) => size),
      boxPx,
    );
  expect(at(900)).toMatchObject({ start: 440, end: 100, crowded: undefined });
  expect(at(899)).toMatchObject({ start: 240, end: 100, crowded: 'loose' });
  expect(at(566)).toMatchObject({ start: 0, end: 0, crowded: 'all' });
});
