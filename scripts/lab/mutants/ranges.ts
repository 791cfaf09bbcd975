import type { Mutant } from './list.ts';

/** Guards for ranges of cells in a table. */
export const ranges: Mutant[] = [
  {
    guard: 'within a cell the mouse selects text',
    file: 'src/elements/table/range/range-control.ts',
    find: "if (picks === 'text' && isSamePlace(head, anchor)) return;",
    replace: '',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'a drag that selects cells opens no row',
    file: 'src/elements/table/range/range-control.ts',
    find: '          preventClick();\n',
    replace: '',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'a finger scrolls the table instead of selecting cells',
    file: 'src/elements/table/range/range-control.ts',
    find: "pointerType !== 'mouse' || button",
    replace: 'button',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'inputs in cells keep the mouse',
    file: 'src/elements/table/range/range-control.ts',
    find: ' || isOwn(target)) return;\n    if (!isSame',
    replace: ') return;\n    if (!isSame',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'a range does not start in the columns of the table itself',
    file: 'src/elements/table/range/range-control.ts',
    find: 'if (!isSamePlace(limit(place), place)) return;',
    replace: '',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'a range keeps to the columns of the page',
    file: 'src/elements/table/range/range-control.ts',
    find: 'column: clamp(column, first, last)',
    replace: 'column',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'a link is not dragged while cells are selected',
    file: 'src/elements/table/range/range-control.ts',
    find: 'if (picks) event.preventDefault();',
    replace: '',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'selected text is copied instead of the range',
    file: 'src/elements/table/range/range-control.ts',
    find: 'range.isOn && !hasSelectedText()',
    replace: 'range.isOn',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'Esc clears the range without closing anything else',
    file: 'src/elements/table/range/range-control.ts',
    find: '      event.stopPropagation();\n',
    replace: '',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'rows that come into view are marked',
    file: 'src/elements/table/range/range-control.ts',
    find: 'if (range.isOn) observer.observe(table, { childList: true, subtree: true });',
    replace: '',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'a range ends when other rows take the place of its rows',
    file: 'src/elements/table/range/range-cells.ts',
    find: 'start < 0 || run.some((id, index) => after[start + index] !== id)',
    replace: 'start < 0',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
  {
    guard: 'numbers of several columns are not added',
    file: 'src/elements/table/range/loaded-range.tsx',
    find: 'summaries.length > 1',
    replace: 'summaries.length > 99',
    tests: 'tests/elements/table/cell-range.test.tsx',
  },
];
