import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { useControls } from '@/elements/form/fields/fields';
import { CompanyLevel, RegionLevel, UserRoleType } from '@/enums';
import { sessionStore } from '@/lib/storage';
import type { AnyField } from '@/schema/field';
import { regionCacheKeys } from '@/stores/regions';
import { creditCode, integer } from '@/values/rules';
import { slowElements } from '../../slices';
import { box, onSave, refused, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

const regionRows = [
  [330000, 100000, '浙江省', 1],
  [330100, 330000, '杭州市', 2],
  [392, 0, '日本', 0],
];
// There is no server, so the regions come from the storage.
beforeEach(() => sessionStore.write(regionCacheKeys.full, JSON.stringify(regionRows)));
afterEach(() => sessionStore.remove(regionCacheKeys.full));

describe('a text field', () => {
  test('removes unwanted characters from pasted text', async () => {
    await show([{ key: 'title', strip: ['spaces', 'chinese'], maxLength: 6 }], { title: 'ab' });
    await userEvent.click(await box('标题'));
    await userEvent.paste('1 2中3 4567');
    expect(await box('标题')).toHaveValue('ab1234567');
    expect(screen.getByText('9 / 6')).toBeInTheDocument();
  });

  test('converts full-width digits and Chinese dots while typing', async () => {
    await show([{ key: 'code', halfWidth: true, rules: [integer] }]);
    await userEvent.type(await box('序号'), '１２。５');
    expect(await box('序号')).toHaveValue('12.5');
    await refused('请输入整数');
  });

  test.each([true, false])(
    'converts full-width digits of a phone number (mobile: %s)',
    async (mobile) => {
      await show([{ key: 'code', type: 'phone', mobile }]);
      await userEvent.type(await box('序号'), '１３8００１３８０００');
      expect(await box('序号')).toHaveValue('13800138000');
      expect(await sent()).toEqual({ code: '13800138000' });
    },
  );

  test('removes spaces and country code from a pasted or typed phone number', async () => {
    await show([{ key: 'code', type: 'phone', mobile: true, maxLength: 11 }]);
    await userEvent.click(await box('序号'));
    await userEvent.paste('+86 138-0013 8000');
    expect(await box('序号')).toHaveValue('13800138000');
    await userEvent.clear(await box('序号'));
    await userEvent.type(await box('序号'), '139 0013');
    await userEvent.tab();
    expect(await box('序号')).toHaveValue('1390013');
    expect(await screen.findByText('请输入正确的手机号码')).toBeVisible();
  });
});

describe('the keyboard of a phone', () => {
  test.each<[AnyField, string | null]>([
    [{ key: 'code', type: 'phone', mobile: true }, 'tel'],
    [{ key: 'code', type: 'phone' }, 'tel'],
    [{ key: 'code', halfWidth: true, rules: [creditCode] }, null],
    [{ key: 'code', type: 'email' }, 'email'],
    [{ key: 'code', type: 'number', min: 0 }, 'decimal'],
    [{ key: 'code', type: 'number' }, null],
  ])('is the one for the type of the field: %o', async (field, keys) => {
    await show([field]);
    expect((await screen.findByLabelText('序号')).getAttribute('inputmode')).toBe(keys);
  });
});

describe('a password field', () => {
  const fields: AnyField[] = [
    { key: 'password', type: 'password', required: true, strength: true },
  ];

  test('keeps every character, leading and trailing spaces included', async () => {
    await show(fields);
    await userEvent.type(await screen.findByLabelText('密码'), ' p 密 ');
    await userEvent.tab();
    expect(await sent()).toMatchObject({ password: ' p 密 ' });
  });

  test.each([
    ['lets the browser suggest a new password', {}, 'new-password'],
    ['lets the browser fill in the current password', { current: true }, 'current-password'],
  ])('%s', async (_which, more, autoComplete) => {
    await show([{ key: 'password', type: 'password', ...more }]);
    expect(await screen.findByLabelText('密码')).toHaveAttribute('autocomplete', autoComplete);
  });

  test('shows and hides the password and rates its strength', async () => {
    await show(fields);
    const input = await screen.findByLabelText('密码');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'abc');
    expect(screen.getByText('强度：弱')).toBeInTheDocument();
    await userEvent.type(input, 'DEF123!xyz');
    expect(screen.getByText('强度：强')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '显示' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: '隐藏' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('a region field', () => {
  const key = 'teamId';
  const fields: AnyField[] = [
    { key, type: 'region', levels: [RegionLevel.city, RegionLevel.district], nameKey: 'team' },
  ];
  const choose = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));

  test('rejects a level that is not allowed and keeps the value', async () => {
    await show(fields, { teamId: 330100, team: '杭州市' });
    await userEvent.click(await screen.findByRole('button', { name: /杭州市$/ }));
    await choose('浙江省');
    expect(await screen.findByText('请选择市、区县级')).toBeInTheDocument();
    expect(await sent()).toEqual({ teamId: 330100 });
  });

  test('offers other countries where the field allows them', async () => {
    await show([{ key, type: 'region', onlyChina: false }]);
    await userEvent.click(await screen.findByRole('button', { name: /请选择/ }));
    await choose('日本');
    expect(await sent()).toEqual({ teamId: 392 });
  });
});

describe('an e-mail field', () => {
  test('suggests domains after the @ and accepts none of them on Enter', async () => {
    await show([{ key: 'email', type: 'email' }]);
    const input = await screen.findByRole('combobox', { name: '邮箱' });
    await userEvent.type(input, 'tom@1');
    const options = await screen.findAllByRole('option');
    expect(options.length).toBeGreaterThan(0);
    await userEvent.click(
      await screen.findByText('tom@163.com', { selector: '.ant-select-item-option-content' }),
    );
    expect(input).toHaveValue('tom@163.com');
    expect(await sent()).toMatchObject({ email: 'tom@163.com' });
  });

  test('counts its characters up to the limit', async () => {
    await show([{ key: 'email', type: 'email', maxLength: 64 }], { email: 'tom@163.com' });
    expect(await screen.findByText('11 / 64')).toBeInTheDocument();
  });

  test('rejects an address without a domain', async () => {
    await show([{ key: 'email', type: 'email' }]);
    await userEvent.type(await screen.findByRole('combobox', { name: '邮箱' }), 'tom@x');
    await refused('请输入正确的邮箱地址');
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('a required field that is left empty shows an error', () => {
  const key = 'team';
  const load = () => Promise.resolve([]);
  const search = load;
  test.each<AnyField>([
    { key },
    { key, type: 'phone', parts: true },
    { key, type: 'date' },
    { key, type: 'code', enum: CompanyLevel },
    { key, type: 'code', control: 'radio', enum: CompanyLevel },
    { key, type: 'code', multiple: true, enum: CompanyLevel },
    { key, type: 'record', load },
    { key, type: 'record', load, multiple: true },
    { key, type: 'record', search },
    { key, type: 'record', search, multiple: true },
    { key, type: 'region' },
    { key, type: 'region', tree: true },
    { key, type: 'image' },
    { key, type: 'image', videos: 1 },
    { key, type: 'file' },
    { key, columns: [{ key: 'note' }] },
  ])('%o', async (field) => {
    await show([{ ...field, required: true }, { key: 'note' }]);
    const next = await box('备注');
    await waitFor(() => expect(document.querySelector('[id$="_team"]')).not.toBeNull());
    const own = document.querySelector<HTMLElement>('[id$="_team"]');
    const control = own?.matches('input, button')
      ? own
      : own?.querySelector<HTMLElement>('input, button');
    act(() => control?.focus());
    expect(control).toHaveFocus();
    expect(screen.queryByText('团队为必填项')).toBeNull();
    act(() => next.focus());
    expect(await screen.findByText('团队为必填项')).toBeInTheDocument();
  });
});

describe('a field with choices', () => {
  test('sends a list of codes', async () => {
    await show([
      { key: 'levels', type: 'code', multiple: true, enum: CompanyLevel, required: true },
    ]);
    await screen.findByRole('group', { name: '等级' });
    await refused('等级为必填项');
    const boxes = screen.getAllByRole('checkbox');
    await userEvent.click(boxes[1] ?? document.body);
    await userEvent.click(boxes[0] ?? document.body);
    expect(await sent()).toMatchObject({ levels: CompanyLevel.$values.slice(0, 2) });
  });

  test('sends a sum of flags and keeps unknown flags', async () => {
    const [first = 0, second = 0] = UserRoleType.$values;
    await show([{ key: 'roles', type: 'flags', enum: UserRoleType }], { roles: 1024 + first });
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes[0]).toBeChecked();
    await userEvent.click(boxes[1] ?? document.body);
    await userEvent.click(boxes[0] ?? document.body);
    expect(await sent()).toMatchObject({ roles: 1024 + second });
  });

  test('switches on and off', async () => {
    await show([{ key: 'active', type: 'flag' }]);
    await userEvent.click(await screen.findByRole('switch', { name: '启用' }));
    expect(await sent()).toMatchObject({ active: true });
  });

  test('loads choices from the server and shows why loading failed', async () => {
    const load = vi
      .fn<() => Promise<{ value: string; label: string }[]>>()
      .mockRejectedValueOnce(new ApiError({ kind: 'server', message: '团队服务不可用。' }));
    await show([{ key: 'team', type: 'record', load }]);
    expect(await screen.findByText('团队服务不可用。')).toBeInTheDocument();
    expect(screen.getByText('提示')).toBeInTheDocument();
  });
});

test('a form whose controls have been loaded meanwhile is drawn in slices, so that the browser can work in between', async () => {
  const { elements, turns, stop } = slowElements();
  const custom = { key: 'late', type: 'custom', render: () => null } as const;
  const fields: AnyField[] = [{ ...custom, preload: () => Promise.resolve() }];
  const Form = () => useControls(fields) && elements;
  render(<Form />);
  expect(await screen.findAllByText('slow')).toHaveLength(elements.length);
  stop();
  expect(turns.size).toBeGreaterThan(2);
});
