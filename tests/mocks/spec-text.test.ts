import { expect, test } from 'vitest';
import { specText } from '@/mocks/recorder/spec-text';

const world = { viewport: { width: 390, height: 844 }, language: 'en' };
const title = 'A box shows what was typed into it.';
const text = (...actions: Parameters<typeof specText>[0]['actions']) =>
  specText({ title, about: [], scenarioFile: '7.json', world, actions });

const name = { role: 'textbox', name: '名称', nth: 0 };
const second = { ...name, nth: 1 };

test('a trace becomes a test that opens its scenario and ends with the property', () => {
  const actions = [
    { do: 'press', target: { role: 'button', name: '新增公司', nth: 0 } },
    { do: 'type', target: name, text: '临沂', replaces: true },
    { do: 'key', key: 'Enter' },
  ];
  const about = ['Seed 7: typed “临沂”,\nshows “”'];
  const spec = { title, about, scenarioFile: '7.json', world, actions, property: title };
  expect(specText(spec)).toBe(`import { test } from '@e2e/explore/steps';
import scenario from './7.json' with { type: 'json' };

test.use({ world: { scenario, viewport: { width: 390, height: 844 }, language: 'en' } });

// Seed 7: typed “临沂”, shows “”
test('A box shows what was typed into it.', async ({ user }) => {
  await user.press('button', '新增公司');
  await user.type('textbox', '名称', '临沂');
  await user.key('Enter');
  await user.holds('A box shows what was typed into it.');
});
`);
});

test('what differs from the usual is said in a last argument', () => {
  const lines = text(
    { do: 'press', target: second },
    { do: 'type', target: name, text: 'a', replaces: false },
    { do: 'paste', target: second, text: 'b' },
  );
  expect(lines).toContain("await user.press('textbox', '名称', { nth: 1 });");
  expect(lines).toContain("await user.type('textbox', '名称', 'a', { replaces: false });");
  expect(lines).toContain("await user.paste('textbox', '名称', 'b', { nth: 1 });");
});

test('a choice names its option, and what cannot be repeated is a comment in its place', () => {
  const target = { role: 'combobox', name: '每页条数', nth: 0 };
  expect(text({ do: 'choose', target, option: '50 条' }, { do: 'note', text: 'Not recorded: x.' }))
    .toContain(`  await user.choose('combobox', '每页条数', '50 条');
  // Not recorded: x.
`);
});

test('any other action is written as data', () => {
  const fault = { do: 'fail', calls: 'PUT ', fault: 'slow:800', times: 2 };
  expect(text(fault)).toContain(
    "await user.act({ do: 'fail', calls: 'PUT ', fault: 'slow:800', times: 2 });",
  );
  expect(text({ do: 'reload' })).toContain("await user.act({ do: 'reload' });");
});

test('without a property all are checked', () => {
  expect(text()).toContain('await user.holds();');
});

test.each([
  [`O'Neil "&" \\ co`, String.raw`'O\'Neil "&" \\ co'`],
  ['two\nlines', String.raw`'two\nlines'`],
  ['invisible\u200b', String.raw`'invisible\u{200b}'`],
  ['🚚', "'🚚'"],
])('%j is quoted', (typed, quoted) => {
  expect(text({ do: 'paste', target: name, text: typed })).toContain(
    `await user.paste('textbox', '名称', ${quoted});`,
  );
});
