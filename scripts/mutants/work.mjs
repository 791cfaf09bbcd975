/** Guards of what a user has typed or done: drafts, batches, and what several windows store. */
export const work = [
  {
    guard: 'a store of the user reads what another window has stored before it writes',
    file: 'src/stores/per-user.ts',
    find: 'key === null ? useStore.getState().value : read()',
    replace: 'useStore.getState().value',
    tests: 'tests/stores/two-windows.test.tsx',
  },
  {
    guard: 'a store of the user shows what another window has stored',
    file: 'src/stores/per-user.ts',
    find: 'if (key === null || key === keyOf()) reload();',
    replace: 'if (key === null) reload();',
    tests: 'tests/stores/two-windows.test.tsx',
  },
  {
    guard: 'each window has a draft of its own',
    file: 'src/stores/drafts.ts',
    find: '`${form}|${windowId()}`',
    replace: '`${form}|`',
    tests: 'tests/elements/form/form-page.test.tsx',
  },
  {
    guard: 'a draft that another window has taken is written again while it is typed',
    file: 'src/elements/form/use-draft.ts',
    find: 'useEffect(() => (key ? onDraftDeleted(key, () => writeAgain()) : undefined), [key]);',
    replace: '',
    tests: 'tests/elements/form/form-page.test.tsx',
  },
];
