/** Guards for what lists and the menu show, and of what the mocked backend sends them. */
export const screens = [
  {
    guard: 'the only page of a group stands in its place',
    file: 'src/app/layout/page-menu.tsx',
    find: 'if (!others.length) {',
    replace: 'if (others.length < 0) {',
    tests: 'tests/app/layout/page-menu.test.tsx',
  },
  {
    guard: 'a list is called like the tab of its page',
    file: 'src/crud/list-title.ts',
    find: 'return tabTitle ?? (hasText(routeTitle) ? t(routeTitle) : defaultTitle());',
    replace: 'return hasText(routeTitle) ? t(routeTitle) : defaultTitle();',
    tests: 'tests/crud/list-title.test.tsx',
  },
  {
    guard: 'a list that is no content of a page is not called like its page',
    file: 'src/crud/list-title.ts',
    find: 'if (embedded || hasOwnTitle(name))',
    replace: 'if (hasOwnTitle(name))',
    tests: 'tests/crud/list-title.test.tsx',
  },
  {
    guard: 'the number of rows stands in the pager or next to the title',
    file: 'src/elements/table/list-status.tsx',
    find: "className={isTotalInPager ? 'visually-hidden' : undefined}",
    replace: '',
    tests: 'tests/elements/table/list-status.test.tsx',
  },
  {
    guard: 'a letter replaces a missing picture before a name',
    file: 'src/elements/table/cells/cells.tsx',
    find: 'mediaOf(row[picture]).length ? undefined : initialOf(text)',
    replace: 'undefined',
    tests: 'tests/elements/table/cells.test.tsx',
  },
  {
    guard: 'a response that is cut is not rewritten',
    file: 'src/mocks/server/throttle.ts',
    find: '    .catch(() => undefined);\n',
    replace: ';\n',
    tests: 'tests/mocks/faults.test.ts',
  },
];
