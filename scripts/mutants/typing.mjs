/** Guards of what users type and paste: nothing of it is lost, and it is read as people write it. */
export const typing = [
  {
    guard: 'invisible characters are removed where text is trimmed',
    file: 'src/lib/text.ts',
    find: "text.replace(invisible, '').replace(spaces, ' ').trim()",
    replace: 'text.trim()',
    tests: 'tests/lib/text.test.ts',
  },
  {
    guard: 'a form sends text without invisible characters',
    file: 'src/elements/form/form-values.ts',
    find: "isTrimmed(field) && typeof value === 'string' ? trimText(value) : value",
    replace: 'value',
    tests: 'tests/elements/invisible-characters.test.tsx',
  },
  {
    guard: 'mobile numbers come before the other numbers of a text',
    file: 'src/lib/phone.ts',
    find: '...numbers.filter(isMobile), ',
    replace: '',
    tests: 'tests/lib/phone.test.ts',
  },
  {
    guard: 'a mobile number is not put together from parts of other numbers',
    file: 'src/elements/form/fields/mobile-field.tsx',
    find: 'phonesIn(text).length === 0 && ',
    replace: '',
    tests: 'tests/elements/form/phones.test.tsx',
  },
  {
    guard: 'the phone numbers that are left out are told',
    file: 'src/elements/text/take-phone.ts',
    find: 'if (others.length)',
    replace: 'if (others.length > 99)',
    tests: 'tests/elements/filter/filter-types.test.tsx',
  },
  {
    guard: 'regions are found by the names of two levels',
    file: 'src/lib/region/region-search.ts',
    find: '(region) => (isNamedBy(region, names) ? 0 : null),',
    replace: '',
    tests: 'tests/lib/region-search.test.ts tests/elements/select/region-select.test.tsx',
  },
  {
    guard: 'a text that several regions may mean resolves to none of them alone',
    file: 'src/lib/region/region-names.ts',
    find: 'preferred.find(({ length }) => length > 0) ?? outer',
    replace: '(preferred.find(({ length }) => length > 0) ?? outer).slice(0, 1)',
    tests: 'tests/lib/region-search.test.ts',
  },
];
