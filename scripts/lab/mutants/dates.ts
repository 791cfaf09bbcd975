/** Guards for inputs that reformat what the user typed: dates, amounts, numbers and links. */
export const dates = [
  {
    guard: 'an input shows the typed text while its value has another format',
    file: 'src/elements/control/use-typed-text.ts',
    find: 'text: isOwn ? typed : show(value),',
    replace: 'text: show(value),',
    tests: 'tests/elements/form/dates.test.tsx tests/elements/form/numbers.test.tsx',
  },
  {
    guard: 'a date picker does not reformat a date while it is typed',
    file: 'src/values/date/date-field.tsx',
    find: 'components={typedInputs}',
    replace: '',
    tests: 'tests/elements/form/dates.test.tsx',
  },
  {
    guard: 'a date in a filter is not reformatted while it is typed',
    file: 'src/values/date/date-range.tsx',
    find: 'value={ends[index].text}',
    replace: "value={moments[index]?.format(precision.shown) ?? ''}",
    tests: 'tests/elements/filter/date-time-range.test.tsx',
  },
  {
    guard: 'a text that is not a date remains the value of its field',
    file: 'src/values/date/date-field.tsx',
    find: '(trimText(text) || undefined)',
    replace: 'undefined',
    tests: 'tests/elements/form/dates.test.tsx',
  },
  {
    guard: 'the end date of a filter includes its last second',
    file: 'src/values/date/precision.ts',
    find: "dayEnds = ['00:00:00', '23:59:59']",
    replace: "dayEnds = ['00:00:00', '00:00:00']",
    tests: 'tests/elements/filter/date-time-range.test.tsx',
  },
  {
    guard: 'the end date of a period in a form includes its last second',
    file: 'src/values/date/date-field.tsx',
    find: 'dayEnds[isEnd ? 1 : 0]',
    replace: 'dayEnds[0]',
    tests: 'tests/elements/form/dates.test.tsx',
  },
  {
    guard: 'only existing dates are read',
    file: 'src/lib/time.ts',
    find: 'if (!isWholeDate(day, false)) return null;',
    replace: '',
    tests: 'tests/lib/date-text.test.ts',
  },
  {
    guard: 'a number input does not clamp typed values',
    file: 'src/values/number/number-input.tsx',
    find: 'onInput={type}',
    replace:
      'onInput={(next) => onChange(Math.min(Number(rest.max ?? Infinity), Math.max(Number(rest.min ?? -Infinity), Number(next))))}',
    tests: 'tests/elements/form/numbers.test.tsx',
  },
  {
    guard: 'a link is not trimmed while it is typed',
    file: 'src/elements/link/link-control.tsx',
    find: 'onChange={({ target }) => onChange?.(target.value)}',
    replace: 'onChange={({ target }) => onChange?.(trimText(target.value))}',
    tests: 'tests/elements/link/link-typing.test.tsx',
  },
  {
    guard: 'the path of a mini program page is not reformatted while it is typed',
    file: 'src/elements/link/link-control.tsx',
    find: 'value={typed.text}',
    replace: 'value={page}',
    tests: 'tests/elements/link/link-typing.test.tsx',
  },
];
