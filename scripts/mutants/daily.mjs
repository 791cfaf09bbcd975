/** Guards of the daily work: the quick search, masked numbers, and counts of waiting work. */
export const daily = [
  {
    guard: 'Enter in the quick search takes nothing before all lists have answered',
    file: 'src/app/palette/use-search.ts',
    find: 'const [first] = isSearching ? (phone ? [] : entriesIn(local)) : entries;',
    replace: 'const [first] = entries;',
    tests: 'tests/app/palette/palette-enter.test.tsx',
  },
  {
    guard: 'Enter before the answers opens none of several records',
    file: 'src/app/palette/use-search.ts',
    find: 'return others.length || only?.staysOpen ? undefined : only;',
    replace: 'return only;',
    tests: 'tests/app/palette/palette-enter.test.tsx',
  },
  {
    guard: 'the quick search sends no unfinished word of an input method',
    file: 'src/app/palette/use-search.ts',
    find: "useRecords(isComposing ? '' : keyword)",
    replace: 'useRecords(keyword)',
    tests: 'tests/app/palette/palette-enter.test.tsx',
  },
  {
    guard: 'the quick search sends no text that is too long',
    file: 'src/lib/search-keyword.ts',
    find: ' || text.length > maxKeywordLength',
    replace: '',
    tests: 'tests/app/palette/palette-enter.test.tsx',
  },
  {
    guard: '"nobody" names only the lists that the user may open',
    file: 'src/app/palette/use-records.ts',
    find: 'grantedSources(routes, sources).filter',
    replace: 'sources.filter',
    tests: 'tests/app/palette/palette-enter.test.tsx',
  },
  {
    guard: 'users without the figures get their counts from the lists',
    file: 'src/app/layout/badges/count-work.ts',
    find: 'const work = can(P.statistics) ?',
    replace: 'const work = true ?',
    tests: 'tests/app/layout/badges.test.tsx',
  },
  {
    guard: 'the menu opens the work that its badge counts',
    file: 'src/app/layout/page-menu.tsx',
    find: '(count > 0 ? workAddress(path) : path)',
    replace: 'path',
    tests: 'tests/app/layout/badges.test.tsx',
  },
  {
    guard: 'a first page without requests lets the badges and regions begin',
    file: 'src/stores/prefetch-regions.ts',
    find: 'asksNothing = true;',
    replace: '',
    tests: 'tests/stores/regions.test.tsx',
  },
];
