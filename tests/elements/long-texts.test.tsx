import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LimitedInput } from '@/elements/control/limited-input';
import { isValid } from '@/elements/filter/filter-values';
import type { AnyField } from '@/schema/field';
import { renderElement } from '../render';
import { box, onSave, refused, sent, show } from './form/sample-form';
import { startSampleTexts } from './form/texts';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

describe('a form keeps a pasted text that is too long, says so at once and sends nothing', () => {
  test.each<[AnyField, string, string, string]>([
    [{ key: 'title', maxLength: 5 }, '标题', '一二三四五六七', '最多 5 个字，现有 7 个，请删减'],
    [
      { key: 'note', type: 'text', multiline: true, maxLength: 500 },
      '备注',
      '长'.repeat(700),
      '最多 500 个字，现有 700 个，请删减',
    ],
    [
      { key: 'note', type: 'address' },
      '备注',
      '长'.repeat(101),
      '最多 100 个字，现有 101 个，请删减',
    ],
  ])('%j', async (field, label, text, message) => {
    await show([field]);
    await userEvent.click(await box(label));
    await userEvent.paste(text);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await box(label)).toHaveValue(text);
    await refused(message);
    expect(await box(label)).toHaveValue(text);
  });

  test('an e-mail address', async () => {
    await show([{ key: 'email', type: 'email', maxLength: 12 }]);
    await userEvent.click(await screen.findByRole('combobox', { name: '邮箱' }));
    await userEvent.paste('tom@example.com');
    expect(await screen.findByText('最多 12 个字，现有 15 个，请删减')).toBeVisible();
    expect(screen.getByText('15 / 12')).toBeVisible();
  });

  test('a cell of a table of rows', async () => {
    await show([{ key: 'rows', columns: [{ key: 'name', maxLength: 3 }] }], {
      rows: [{ name: '甲' }],
    });
    await userEvent.click(await box('名称（第 1 行）'));
    await userEvent.paste('乙丙丁');
    expect(await box('名称（第 1 行）')).toHaveValue('甲乙丙丁');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect((await screen.findAllByText(/最多 3 个字，现有 4 个，请删减/))[0]).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });
});

test('a form does not count the spaces that it trims', async () => {
  await show([{ key: 'title', maxLength: 5 }]);
  await userEvent.click(await box('标题'));
  await userEvent.paste('一二三四五   ');
  expect(await sent()).toEqual({ title: '一二三四五' });
});

test('a field accepts typed text beyond the limit, and the error disappears once it is short enough', async () => {
  await show([{ key: 'title', maxLength: 3 }]);
  await userEvent.type(await box('标题'), '1234');
  expect(await box('标题')).toHaveValue('1234');
  expect(await screen.findByText('最多 3 个字，现有 4 个，请删减')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  expect(await sent()).toEqual({ title: '123' });
});

test('an input outside of forms keeps a text that is too long and says how long it may be', async () => {
  function Page() {
    const [text, setText] = useState('');
    return (
      <LimitedInput
        aria-label="名称"
        max={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    );
  }
  renderElement(<Page />);
  await userEvent.type(await box('名称'), '一二三四');
  expect(await box('名称')).toHaveValue('一二三四');
  expect(await box('名称')).toHaveAccessibleDescription('最多 3 个字，现有 4 个，请删减');
});

test.each([
  [{ key: 'a' }, '长'.repeat(100), true],
  [{ key: 'a' }, '长'.repeat(101), false],
  [{ key: 'a', type: 'phone' as const }, '1'.repeat(101), false],
  [
    { key: 'a', type: 'range' as const, of: 'number' as const },
    ['1'.repeat(21), null] as [string, null],
    false,
  ],
])('isValid checks the length of a condition: %j', (filter, value, isShort) => {
  expect(isValid(filter, value)).toBe(isShort);
});
