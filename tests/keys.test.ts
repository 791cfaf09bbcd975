import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/mocks/**', '!/src/lib/keys.ts'],
  { query: '?raw', import: 'default', eager: true },
);
/** Their handlers receive keys of rows, where no text is typed. */
const rows = [
  '/src/crud/groups/group-keys.ts',
  '/src/elements/region-select/use-region-tree.ts',
  '/src/elements/table/table-keys.ts',
];

test('every handler of Enter ignores the key while an input method uses it', () => {
  const handlers = Object.entries(sources).filter(([, code]) => /key [!=]== 'Enter'/.test(code));
  expect(handlers.length).toBeGreaterThan(5);
  const careless = handlers
    .filter(([file, code]) => !code.includes('isInputMethodKey(event)') && !rows.includes(file))
    .map(([file]) => file);
  expect(careless).toEqual([]);
});

test('the console hides the other keys of an input method, and those of the browser, from its handlers', () => {
  expect(sources['/src/main.tsx']).toContain('hideForeignKeys();');
});

test('no handler checks an input method by itself', () => {
  const own = Object.entries(sources)
    .filter(([, code]) => /keyCode ===|(event|nativeEvent)\.isComposing\) return;/.test(code))
    .map(([file]) => file);
  expect(own).toEqual([]);
});

test('all radio buttons of a group share a name, so that the arrow keys move between them', () => {
  const radios = Object.entries(sources).flatMap(([file, code]) =>
    [...code.matchAll(/<input\s+type="radio"(?:(?!\/>).)*/gs)].map(([text]) => ({ file, text })),
  );
  expect(radios.length).toBeGreaterThan(5);
  expect(radios.filter(({ text }) => !/\sname=/.test(text))).toEqual([]);
});
