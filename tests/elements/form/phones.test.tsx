import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyField } from '@/schema/field';
import { creditCode } from '@/values/rules';
import { box, onSave, refused, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

test('pasted numbers are inserted with execCommand, which keeps the undo history of the browser', async () => {
  const command = vi.fn<typeof document.execCommand>(() => false);
  document.execCommand = command;
  await show([
    { key: 'code', type: 'phone' },
    { key: 'mobile', type: 'phone', parts: true },
  ]);
  await userEvent.click(await box('序号'));
  await userEvent.paste('手机：138 0013 8000');
  await userEvent.click(await box('手机号：第 1 段'));
  await userEvent.paste('13900139000');
  expect(command.mock.calls.map(([, , text]) => text)).toEqual([
    '13800138000',
    '139',
    '0013',
    '9000',
  ]);
  Reflect.deleteProperty(document, 'execCommand');
});

test.each(['phone', 'idNumber'] as const)(
  'a field of type %s says that a spreadsheet has shortened the number',
  async (type) => {
    await show([{ key: 'code', type }]);
    await userEvent.click(await box('序号'));
    await userEvent.paste('1.3805E+10');
    await refused('表格已将号码缩写，请把该列设为文本格式后重新填写完整号码');
    expect(await box('序号')).toHaveValue('1.3805E+10');
  },
);

describe('a field for the number of a licence', () => {
  const written = '9137 1302 ma3c 8xyq 2k';
  const number = '91371302MA3C8XYQ2K';

  test('takes what is pasted in groups and small letters', async () => {
    await show([{ key: 'code', type: 'idNumber', rules: [creditCode] }]);
    await userEvent.click(await box('序号'));
    await userEvent.paste(written);
    expect(await box('序号')).toHaveValue(number);
    expect(await sent()).toEqual({ code: number });
  });

  test('takes what is typed so, when it is left and when it is saved with Enter', async () => {
    await show([{ key: 'code', type: 'idNumber', rules: [creditCode] }]);
    await userEvent.type(await box('序号'), written);
    await userEvent.tab();
    expect(await box('序号')).toHaveValue(number);
    await userEvent.clear(await box('序号'));
    await userEvent.type(await box('序号'), written);
    expect(await sent()).toEqual({ code: number });
  });
});

describe('a phone field', () => {
  test.each([
    ['手机：138 0013 8000', '13800138000'],
    ['0539-8312345转8001', '0539-8312345-8001'],
    ['0539-8312345', '0539-8312345'],
  ])('reads a pasted %j as %j', async (text, number) => {
    await show([{ key: 'code', type: 'phone' }]);
    await userEvent.click(await box('序号'));
    await userEvent.paste(text);
    expect(await box('序号')).toHaveValue(number);
    expect(await sent()).toEqual({ code: number });
  });

  test('uses the first of several typed numbers on blur, and names the others', async () => {
    await show([{ key: 'code', type: 'phone' }]);
    await userEvent.type(await box('序号'), '13800138000 13900139000');
    await userEvent.tab();
    expect(await box('序号')).toHaveValue('13800138000');
    expect(await screen.findByText('已取号码 13800138000，未取：13900139000')).toBeVisible();
  });

  test('sends on Enter only the number of a typed text', async () => {
    await show([{ key: 'code', type: 'phone' }]);
    await userEvent.type(await box('序号'), '0539-8312345转8001{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.lastCall?.[0]).toEqual({ code: '0539-8312345-8001' });
  });
});

describe('a mobile number', () => {
  const fields: AnyField[] = [{ key: 'mobile', type: 'phone', parts: true, required: true }];
  const part = (at: number) => box(`手机号：第 ${at} 段`);

  test('is typed in three parts and sent as digits', async () => {
    await show(fields);
    await userEvent.click(await part(1));
    await userEvent.keyboard('１3800138000');
    expect(await part(1)).toHaveValue('138');
    expect(await part(2)).toHaveValue('0013');
    expect(await part(3)).toHaveValue('8000');
    expect(await part(3)).toHaveFocus();
    expect(await sent()).toMatchObject({ mobile: '13800138000' });
  });

  test('is sent with hyphens where the call expects them', async () => {
    await show([{ key: 'mobile', type: 'phone', parts: true, joined: true }], {
      mobile: '138-0013-8000',
    });
    expect(await part(2)).toHaveValue('0013');
    expect(await sent()).toMatchObject({ mobile: '138-0013-8000' });
  });

  test('accepts a complete number pasted into any part, with country code and spaces', async () => {
    await show(fields);
    await userEvent.click(await part(2));
    await userEvent.paste('+86 139 0013 9000');
    expect(await part(1)).toHaveValue('139');
    expect(await sent()).toMatchObject({ mobile: '13900139000' });
  });

  test('uses the mobile number of a pasted text, and names the landline next to it', async () => {
    await show(fields);
    await userEvent.click(await part(1));
    await userEvent.paste('0539-8312345 13800138000');
    expect(await screen.findByText('已取号码 13800138000，未取：0539-8312345')).toBeVisible();
    expect(await sent()).toMatchObject({ mobile: '13800138000' });
  });

  test.each(['0539-8312345', '05398312345', '138001380001', '张三'])(
    'ignores a pasted "%s", and says so',
    async (text) => {
      await show(fields, { mobile: '139' });
      await userEvent.click(await part(2));
      await userEvent.paste(text);
      expect(await screen.findByText(`“${text}”里没有 11 位手机号码，未粘贴`)).toBeVisible();
      expect(await part(1)).toHaveValue('139');
      expect(await part(2)).toHaveValue('');
    },
  );

  test('moves excess digits of a part to the next empty part, and keeps them when no part is empty', async () => {
    await show(fields, { mobile: '138' });
    await userEvent.click(await part(2));
    await userEvent.paste('0013 8000');
    expect(await part(2)).toHaveValue('0013');
    expect(await part(3)).toHaveValue('8000');
    await userEvent.click(await part(1));
    await userEvent.keyboard('9');
    expect(await part(1)).toHaveValue('1389');
    await refused('请输入正确的手机号码');
  });

  test('moves the focus to the previous part on Backspace in an empty part', async () => {
    await show(fields, { mobile: '138' });
    await userEvent.click(await part(2));
    await userEvent.keyboard('{Backspace}');
    expect(await part(1)).toHaveFocus();
  });

  test('is validated when the focus leaves all three parts, not between them', async () => {
    await show(fields);
    await userEvent.click(await part(1));
    await userEvent.keyboard('2380');
    expect(await part(2)).toHaveFocus();
    expect(screen.queryByText('请输入正确的手机号码')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    expect(await screen.findByText('请输入正确的手机号码')).toBeInTheDocument();
  });
});
