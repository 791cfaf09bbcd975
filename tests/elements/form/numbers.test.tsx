import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyField } from '@/schema/field';
import { amountNotZero, integer } from '@/values/rules';
import { box, onSave, refused, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

describe('a number field', () => {
  const fields: AnyField[] = [{ key: 'count', type: 'number', min: 1, max: 10, step: 2 }];
  const spin = () => screen.findByRole('spinbutton', { name: '数量' });

  test('shows its unit after the number, and sends the number alone', async () => {
    await show([{ ...fields[0], key: 'count', unit: 'common.retry' }], { count: 5 });
    expect((await spin()).closest('.ant-input-number')).toHaveTextContent('重试');
    expect(await sent()).toMatchObject({ count: 5 });
  });

  test('takes a number with its unit, and rejects one with another unit', async () => {
    await show([{ key: 'count', type: 'number', unit: 'sample.units.ton' }]);
    await userEvent.type(await spin(), '3.5方');
    await userEvent.tab();
    await refused('请输入正确的数字');
    expect(await spin()).toHaveValue('3.5方');
    await userEvent.type(await spin(), '{Backspace}吨');
    await userEvent.tab();
    expect(await spin()).toHaveValue('3.5');
    expect(await sent()).toMatchObject({ count: 3.5 });
  });

  test('steps within its bounds', async () => {
    await show(fields, { count: 5 });
    await userEvent.type(await spin(), '{ArrowUp}');
    expect(await spin()).toHaveValue('7');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(await spin()).toHaveValue('10');
    expect(await sent()).toMatchObject({ count: 10 });
  });

  test('hides its step buttons from screen readers, which have the arrow keys', async () => {
    await show(fields, { count: 5 });
    const field = (await spin()).closest<HTMLElement>('.ant-input-number');
    if (!field) throw new Error('The field is missing');
    expect(within(field).queryByRole('button')).toBeNull();
    const [up] = within(field).getAllByRole('button', { hidden: true });
    if (!up) throw new Error('The buttons are missing');
    await userEvent.click(up);
    expect(await spin()).toHaveValue('7');
  });

  test('hides its step buttons from screen readers also when it is enabled later', async () => {
    const active: AnyField = { key: 'active', type: 'flag' };
    const count: AnyField = { key: 'count', type: 'number', disabled: (form) => !form.active };
    await show([active, count], { count: 5 });
    const field = (await spin()).closest<HTMLElement>('.ant-input-number');
    if (!field) throw new Error('The field is missing');
    expect(within(field).queryAllByRole('button', { hidden: true })).toEqual([]);
    await userEvent.click(screen.getByRole('switch', { name: '启用' }));
    expect(await within(field).findAllByRole('button', { hidden: true })).toHaveLength(2);
    expect(within(field).queryByRole('button')).toBeNull();
  });

  test.each(['99', '0', '-5'])(
    'rejects %s, which is out of bounds, names the bounds and keeps the input',
    async (typed) => {
      await show(fields, { count: 5 });
      await userEvent.clear(await spin());
      await userEvent.type(await spin(), typed);
      await userEvent.tab();
      expect(await screen.findByText('请输入 1 到 10 之间的数')).toBeVisible();
      expect(await spin()).toHaveValue(typed);
      await refused('请输入 1 到 10 之间的数');
      expect(await spin()).toHaveValue(typed);
      await userEvent.clear(await spin());
      await userEvent.type(await spin(), '8');
      expect(await sent()).toMatchObject({ count: 8 });
    },
  );

  test.each([
    ['007', '请去掉数字前面的 0'],
    ['1-2', '请输入正确的数字'],
    ['1e3', '请写出全部数字'],
    ['12,5', '请用“.”作小数点'],
    ['abc', '请输入正确的数字'],
    ['1.', '请输入正确的数字'],
    ['1234567890123456', '最多 15 位数字'],
  ])(
    'rejects %s, which is not a number or would lose digits, and keeps the input',
    async (typed, message) => {
      await show([{ key: 'count', type: 'number' }], { count: 5 });
      await userEvent.clear(await spin());
      await userEvent.type(await spin(), typed);
      await userEvent.tab();
      await refused(message);
      expect(await spin()).toHaveValue(typed);
    },
  );

  test.each([
    ['１２。５', 12.5, '12.5'],
    ['1,250', 1250, '1250'],
    ['0.50', 0.5, '0.5'],
    ['-3', -3, '-3'],
    ['−3', -3, '-3'],
    ['+5', 5, '5'],
    ['.5', 0.5, '0.5'],
  ])('reads %s', async (typed, value, shown) => {
    await show([{ key: 'count', type: 'number' }]);
    await userEvent.type(await spin(), typed);
    await userEvent.tab();
    expect(await spin()).toHaveValue(shown);
    expect(await sent()).toMatchObject({ count: value });
  });

  test('accepts a number that the server sent as text', async () => {
    await show(fields, { count: '8' });
    expect(await spin()).toHaveValue('8');
    expect(await sent()).toMatchObject({ count: 8 });
  });

  test('sends null when it is cleared', async () => {
    await show(fields, { count: 5 });
    await userEvent.clear(await spin());
    expect(await sent()).toMatchObject({ count: null });
  });
});

describe('an amount field', () => {
  const fields: AnyField[] = [
    { key: 'fee', type: 'money', chineseCapitals: true, rules: [amountNotZero] },
  ];

  test('shows separators and Chinese capitals and sends a number', async () => {
    await show([{ key: 'title' }, ...fields], { fee: 5 });
    const input = await box('费用');
    expect(input).toHaveValue('5.00');
    await userEvent.clear(input);
    await userEvent.paste('￥1，234.56');
    expect(input).toHaveValue('￥1，234.56');
    await userEvent.tab();
    expect(input).toHaveValue('1,234.56');
    expect(screen.getByText('壹仟贰佰叁拾肆元伍角陆分')).toBeInTheDocument();
    expect(await sent()).toMatchObject({ fee: 1234.56 });
  });

  test.each(['12,800.5元', '12800.50 元', '￥１２，８００。５'])(
    'takes %s, which was copied with its unit',
    async (copied) => {
      await show(fields);
      await userEvent.click(await box('费用'));
      await userEvent.paste(copied);
      await userEvent.tab();
      expect(await box('费用')).toHaveValue('12,800.50');
      expect(await sent()).toMatchObject({ fee: 12_800.5 });
    },
  );

  test('keeps its text on focus, so that a program can select and replace all of it', async () => {
    await show(fields, { fee: 1_234_567.5 });
    const input = await box('费用');
    await userEvent.click(input);
    expect(input).toHaveValue('1,234,567.50');
    await userEvent.type(input, '0.01', { initialSelectionStart: 0, initialSelectionEnd: 12 });
    expect(input).toHaveValue('0.01');
    expect(await sent()).toMatchObject({ fee: 0.01 });
  });

  test('shows every typed character while it is corrected', async () => {
    await show(fields, { fee: 1_234_567.5 });
    const input = await box('费用');
    await userEvent.type(input, '{Backspace}');
    expect(input).toHaveValue('1,234,567.5');
    await userEvent.keyboard('8');
    expect(input).toHaveValue('1,234,567.58');
    await userEvent.type(input, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(input).toHaveValue('91,234,567.58');
    await userEvent.tab();
    expect(await sent()).toMatchObject({ fee: 91_234_567.58 });
  });

  test.each([
    ['abc', '请输入正确的金额'],
    ['1.234', '请输入正确的金额'],
    ['12,5', '请用“.”作小数点'],
    ['007', '请去掉数字前面的 0'],
    ['1000000000000000', '请输入正确的金额'],
    ['999999999999999.99', '请输入正确的金额'],
    ['0.00', '请输入正确的金额'],
  ])('rejects %s and keeps the input', async (typed, message) => {
    await show(fields);
    await userEvent.type(await box('费用'), typed);
    await refused(message);
    expect(await box('费用')).toHaveValue(typed);
  });
});

describe('a range field', () => {
  const fields: AnyField[] = [
    { key: 'weights', type: 'range', of: 'number', required: true, rules: [integer] },
  ];
  const end = (part: string) => screen.findByRole('spinbutton', { name: `重量：${part}` });

  test('sends a pair and shows one required error', async () => {
    await show(fields);
    expect(await end('最小值')).toHaveAttribute('placeholder', '最小值');
    expect(await end('最大值')).toHaveAttribute('placeholder', '最大值');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findAllByText('重量为必填项')).toHaveLength(1);
    await userEvent.type(await end('最小值'), '5');
    await userEvent.type(await end('最大值'), '9');
    await userEvent.tab();
    expect(await sent()).toMatchObject({ weights: [5, 9] });
  });

  test('rejects an end out of bounds, names the bounds and keeps the input', async () => {
    await show([{ key: 'weights', type: 'range', of: 'number', min: 0, max: 50 }]);
    await userEvent.type(await end('最小值'), '5');
    await userEvent.type(await end('最大值'), '500');
    await userEvent.tab();
    await refused('请输入 0 到 50 之间的数');
    expect(await end('最大值')).toHaveValue('500');
  });

  test('rejects reversed ends until either is corrected', async () => {
    await show(fields, { weights: [5, 3] });
    await end('最小值');
    await refused('最小值不能大于最大值');
    await userEvent.clear(await end('最小值'));
    await userEvent.type(await end('最小值'), '2');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText('最小值不能大于最大值')).toBeNull());
    expect(await sent()).toMatchObject({ weights: [2, 3] });
  });

  test('validates each end with the rules', async () => {
    await show(fields, { weights: [1, 2.5] });
    await end('最大值');
    await refused('请输入整数');
    expect(onSave).not.toHaveBeenCalled();
  });
});
