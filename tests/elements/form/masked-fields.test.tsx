import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeValue } from '@/elements/form/conflict/versions';
import { sortValidationErrors } from '@/elements/form/server-errors';
import type { AnyField } from '@/schema/field';
import { changeSettings } from '@/stores/settings';
import { box, onSave, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  changeSettings({ privacy: true });
});
afterEach(() => act(() => changeSettings({ privacy: false })));

const values = { title: '远通', code: '13800138000' };
const phone: AnyField[] = [{ key: 'title' }, { key: 'code', type: 'phone', mobile: true }];

test('a number of a form is masked until it is edited, and again afterwards', async () => {
  await show(phone, values);
  const code = await box('序号');
  expect(code).toHaveValue('138∙∙∙∙8000');
  await userEvent.click(code);
  expect(code).toHaveValue('13800138000');
  await userEvent.type(code, '{Backspace}1');
  await userEvent.click(await box('标题'));
  expect(code).toHaveValue('138∙∙∙∙8001');
  expect(await sent()).toMatchObject({ code: '13800138001' });
});

test('a number keeps its digits when another window turns privacy on while it is typed', async () => {
  act(() => changeSettings({ privacy: false }));
  await show(phone, values);
  const code = await box('序号');
  await userEvent.type(code, '{Backspace}');
  act(() => changeSettings({ privacy: true }));
  await userEvent.keyboard('1');
  expect(code).toHaveValue('13800138001');
  expect(await sent()).toMatchObject({ code: '13800138001' });
});

test('a form that is saved untouched sends the whole number', async () => {
  await show(phone, values);
  await userEvent.type(await box('标题'), '物流');
  expect(await sent()).toEqual({ title: '远通物流', code: '13800138000' });
});

test('text that a program selects before it focuses the field is replaced by typed text', async () => {
  await show(phone, values);
  const code = await box('序号');
  // Programs that fill in forms select the text first.
  if (code instanceof HTMLInputElement) {
    code.select();
    act(() => code.focus());
  }
  await userEvent.keyboard('13900139000');
  expect(code).toHaveValue('13900139000');
  expect(await sent()).toMatchObject({ code: '13900139000' });
});

test.each<Partial<AnyField>>([{ type: 'text' }, { multiline: true }, { type: 'address' }])(
  'a number within another text (%j) is masked too, until it is edited',
  async (field) => {
    await show([{ key: 'title' }, { key: 'code', ...field }], { code: '张三 13800138000' });
    const code = await box('序号');
    expect(code).toHaveValue('张三 138∙∙∙∙8000');
    await userEvent.click(code);
    expect(code).toHaveValue('张三 13800138000');
    await userEvent.type(code, '1');
    await userEvent.tab();
    expect(await sent()).toMatchObject({ code: '张三 138001380001' });
  },
);

test('the three parts of a number are masked until one of them is edited', async () => {
  await show([{ key: 'title' }, { key: 'code', type: 'phone', parts: true }], values);
  const parts = () =>
    screen
      .getAllByRole('textbox')
      .slice(1)
      .map((part) => (part instanceof HTMLInputElement ? part.value : ''));
  expect(parts()).toEqual(['138', '∙∙∙∙', '8000']);
  const second = screen.getAllByRole('textbox')[2];
  if (second) await userEvent.click(second);
  expect(parts()).toEqual(['138', '0013', '8000']);
  await userEvent.click(await box('标题'));
  expect(parts()).toEqual(['138', '∙∙∙∙', '8000']);
});

test('error messages of the server and the values of a conflict have masked numbers', () => {
  const errors = [{ message: '13800138000 已存在', members: ['code'] }];
  const [first] = sortValidationErrors(errors, phone, 'sample').fieldErrors;
  expect(first?.errors).toEqual(['138∙∙∙∙8000 已存在']);
  expect(describeValue({ key: 'code', type: 'phone' }, { code: '8312345' })).toBe('8∙∙∙∙∙5');
  expect(describeValue({ key: 'title' }, { title: '张三 13800138000' })).toBe('张三 138∙∙∙∙8000');
});
