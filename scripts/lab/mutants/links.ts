/** Guards for links and for copied cells. */
export const links = [
  {
    guard: 'an action that only opens a page is a link',
    file: 'src/crud/use-crud-actions.tsx',
    find: 'to: action.to?.(row),',
    replace: '',
    tests: 'tests/crud/page-links.test.tsx',
  },
  {
    guard: 'a row action with a path is drawn as a link',
    file: 'src/elements/table/row-actions.tsx',
    find: 'action.to ? (',
    replace: 'action.to === null ? (',
    tests: 'tests/elements/table/row-actions.test.tsx',
  },
  {
    guard: 'the menu of the browser opens on a link in a menu',
    file: 'src/ui/overlay/menu.tsx',
    find: 'isInLink(event.target) || event.preventDefault()',
    replace: 'event.preventDefault()',
    tests: 'tests/elements/table/row-actions.test.tsx',
  },
  {
    guard: 'a page in the palette is opened in a tab with Ctrl',
    file: 'src/ui/combobox.tsx',
    find: 'if (opensTab(event)) return;',
    replace: '',
    tests: 'tests/app/palette/palette.test.tsx',
  },
  {
    guard: 'copied cells are escaped like those of a CSV file',
    file: 'src/ui/feedback/copy.ts',
    find: 'rows.map((row) => row.map(escapeFormula))',
    replace: 'rows',
    tests: 'tests/ui/copy.test.tsx',
  },
  {
    guard: 'cells are copied as text if the clipboard accepts no table',
    file: 'src/ui/feedback/copy.ts',
    find: 'return copyText(textOf(safe));',
    replace: 'return false;',
    tests: 'tests/ui/copy.test.tsx',
  },
  {
    guard: 'all selected rows are copied',
    file: 'src/elements/table/row-state.ts',
    find: 'return rows.length ? rows : listed.slice(index, index + 1);',
    replace: 'return listed.slice(index, index + 1);',
    tests: 'tests/elements/table/data-table-options.test.tsx',
  },
];
