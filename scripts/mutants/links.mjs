/** Guards of links and of what is copied. */
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
];
