/** Guards that keep the browser free while the first screen is loaded and drawn. */
export const slices = [
  {
    guard: 'the first frame is drawn in slices',
    file: 'src/app/app.tsx',
    find: 'isFrameDrawn ? false : undefined',
    replace: 'false',
    tests: 'tests/app/app.test.tsx',
  },
  {
    guard: 'the first page is drawn in slices',
    file: 'src/app/shell/tab-outlet.tsx',
    find: 'useDeferredValue(mounted.length > 0)',
    replace: 'mounted.length > 0',
    tests: 'tests/app/shell/tab-outlet.test.tsx',
  },
  {
    guard: 'what has been loaded is drawn in slices',
    file: 'src/ui/loadable.tsx',
    find: 'useDeferredValue(useSyncExternalStore(subscribe, () => loaded))',
    replace: 'useSyncExternalStore(subscribe, () => loaded)',
    tests: 'tests/ui/loadable.test.tsx',
  },
  {
    guard: 'the first rows of a list are drawn in slices',
    file: 'src/crud/use-list.ts',
    find: 'useDeferredValue(hasRows)',
    replace: 'hasRows',
    tests: 'tests/crud/list-answers.test.tsx',
  },
  {
    guard: 'a form is drawn in slices when its controls have been loaded',
    file: 'src/elements/form/fields/fields.tsx',
    find: 'startTransition(() => setIsReady(true))',
    replace: 'setIsReady(true)',
    tests: 'tests/elements/form/controls.test.tsx',
  },
  {
    guard: 'the response with all regions is parsed in parts',
    file: 'src/api/long-json.ts',
    find: 'if (!done && end < 0) continue;',
    replace: 'if (!done) continue;',
    tests: 'tests/api/long-json.test.ts',
  },
  {
    guard: 'pinned cells stay without layers of their own while rows scroll up',
    file: 'src/elements/table/columns/pinned-cells.ts',
    find: 'if (current.scrollLeft === scrollLeft) return;',
    replace: '',
    tests: 'tests/elements/table/pinned-cells.test.tsx',
  },
  {
    guard: 'pinned cells are sticky until the last step of a sideways scroll',
    file: 'src/elements/table/columns/pinned-cells.ts',
    find: '      clearTimeout(timer);\n      timer =',
    replace: '      timer =',
    tests: 'tests/elements/table/pinned-cells.test.tsx',
  },
];
