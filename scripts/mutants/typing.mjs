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
];
