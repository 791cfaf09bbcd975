/** Guards for records and the kinds of values. */
export const records = [
  {
    guard: 'a column of a property has the options of the record',
    file: 'src/crud/keyed.ts',
    find: '    ...property.options,\n',
    replace: '',
    tests: 'tests/schema/keyed.test.ts',
  },
  {
    guard: 'a page that names a property shows its name and sends its id',
    file: 'src/crud/keyed.ts',
    find: 'key: entry.key + suffix,',
    replace: 'key: entry.key,',
    tests: 'tests/schema/keyed.test.ts',
  },
  {
    guard: 'a page may show a property as another kind',
    file: 'src/crud/keyed.ts',
    find: 'if (!property || entry.type || entry.columns) return entry;',
    replace: 'if (!property || entry.columns) return entry;',
    tests: 'tests/schema/keyed.test.ts',
  },
  {
    guard: 'the rows of an object in a form are those that the page declares',
    file: 'src/crud/keyed.ts',
    find: ' || entry.columns',
    replace: '',
    tests: 'tests/schema/keyed.test.ts',
  },
  {
    guard: 'the mocked lists have the conditions of their records',
    file: 'src/mocks/db/conditions.ts',
    find: 'return filter ? byKind',
    replace: 'return kind === "flag" ? {} : filter ? byKind',
    tests: 'tests/mocks/contract/lists.test.ts',
  },
  {
    guard: 'the mocked calls have the limits of their records',
    file: 'src/mocks/server/declared.ts',
    find: '{ required: required && !nullable, max }',
    replace: '{ required: required && !nullable }',
    tests: 'tests/mocks/contract/calls.test.ts',
  },
  {
    guard: 'a value that a body may leave out stays as it is stored',
    file: 'src/mocks/server/declared.ts',
    find: '{ ...defaults, ...stored }',
    replace: '{ ...defaults }',
    tests: 'tests/mocks/substation.test.ts',
  },
  {
    guard: 'a switch needs no room for the words of its flag',
    file: 'src/values/flag/column.tsx',
    find: 'words && !control',
    replace: 'words',
    tests: 'tests/elements/table/column-widths.test.tsx',
  },
];
