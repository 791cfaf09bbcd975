/** Guards of what a user has typed or done: drafts, batches, what several windows store, and translated pages. */
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
  {
    guard: 'the text of a button has an element of its own, which a translated page keeps',
    file: 'src/ui/button.tsx',
    find: `      <span className={styles.content}>{children}</span>
    </button>`,
    replace: `      {children}
    </button>`,
    tests: 'tests/ui/translated.test.tsx',
  },
  {
    guard: 'an empty cell is an element, which a translated page keeps',
    file: 'src/elements/table/cells/cells.tsx',
    find: 'const EmptyCell = () => <span>{emptyText}</span>;',
    replace: 'const EmptyCell = () => emptyText;',
    tests: 'tests/ui/translated.test.tsx',
  },
  {
    guard: 'browsers are asked not to translate the console',
    file: 'index.html',
    find: ' translate="no">',
    replace: '>',
    tests: 'tests/translated-page.test.ts',
  },
];
