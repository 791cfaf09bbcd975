import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { FormPopup, type FormPopupProps } from '@/elements/form/page/form-popup';
import { CompanyLevel, CompanyStatus, CompanyType } from '@/enums';
import type { AnyField, Rule } from '@/schema/field';
import { clearDirty, hasUnsavedWork } from '@/stores/dirty';
import { maxLength } from '@/values/rules';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const fields: AnyField[] = [
  { key: 'companyName', required: true, maxLength: 50 },
  { key: 'companyLevelType', type: 'code', enum: CompanyLevel },
  { key: 'companyType', type: 'code', enum: CompanyType, required: true },
  { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
  { key: 'mobile', type: 'phone', mobile: true },
  // Required only while the company is enabled.
  { key: 'contact', required: (values) => values.status === CompanyStatus.enabled },
  { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
  { key: 'introduction', type: 'text', multiline: true, maxLength: 20, rules: [maxLength(20)] },
];
const company = {
  companyName: '申通',
  companyType: 1,
  companyLevelType: 2,
  status: CompanyStatus.draft,
  regionId: '9007199254740993123',
  regionName: '浙江省杭州市',
  concurrencyStamp: 'old',
};

const onSave = vi.fn<FormPopupProps['onSave']>();
const onClose = vi.fn<() => void>();

function Page(props: Partial<FormPopupProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <FormPopup
          title="编辑公司"
          name="company.company"
          fields={fields}
          initial={company}
          onSave={onSave}
          {...props}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
async function show(props: Partial<FormPopupProps> = {}) {
  renderElement(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  return screen.findByRole('dialog', { name: '编辑公司' });
}
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: '保存' });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = async () => {
  const [title] = await screen.findAllByText('放弃修改？');
  return title?.closest<HTMLElement>('[role="dialog"]') ?? document.body;
};
const refused = (fieldsOfError: ConstructorParameters<typeof ApiError>[0]) =>
  onSave.mockRejectedValueOnce(new ApiError(fieldsOfError));

beforeAll(() => startTexts('company'));
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  onClose.mockReset();
  clearDirty();
});
afterEach(() => vi.restoreAllMocks());

describe('the fields', () => {
  test('show the values of the record, and names for ids', async () => {
    const dialog = within(await show());
    expect(field('公司名称')).toHaveValue('申通');
    await waitFor(() => expect(field('公司名称')).toHaveFocus());
    expect(dialog.getByText('物流专线')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '草稿' })).toBeChecked();
    expect(await dialog.findByText('浙江省杭州市')).toBeInTheDocument();
    expect(field('公司简介')).toHaveAttribute('rows', '6');
  });

  test('show an error when they are required, on change and on blur', async () => {
    await show();
    await userEvent.clear(field('公司名称'));
    expect(await screen.findByText('公司名称为必填项')).toBeInTheDocument();
    await userEvent.type(field('公司名称'), '圆通');
    await waitFor(() => expect(screen.queryByText('公司名称为必填项')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: '启用' }));
    await userEvent.click(field('联系人'));
    await userEvent.tab();
    expect(await screen.findByText('联系人为必填项')).toBeInTheDocument();
  });

  test('show and hide the required error of a field that depends on another one', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: '启用' }));
    await click('保存');
    expect(await screen.findByText('联系人为必填项')).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: '禁用' }));
    await waitFor(() => expect(screen.queryByText('联系人为必填项')).toBeNull());
    await click('保存');
    await waitFor(() => expect(onSave).toHaveBeenCalled());
  });

  test('are validated after the pointer is released, so that a pressed button does not move', async () => {
    const rule = vi.fn<Rule>(() => null);
    await show({ fields: [{ key: 'contact', rules: [rule] }] });
    await userEvent.type(field('联系人'), '周八');
    const find = document.querySelector.bind(document);
    // jsdom has no :active.
    const spy = vi
      .spyOn(document, 'querySelector')
      .mockImplementation((selector: string) =>
        selector === ':active' ? document.body : find(selector),
      );
    await act(async () => field('联系人').blur());
    spy.mockRestore();
    expect(rule).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('pointerup'));
    await waitFor(() => expect(rule).toHaveBeenCalled());
  });

  test('are trimmed and validated on blur', async () => {
    await show();
    await userEvent.type(field('手机号'), ' 1380013800');
    expect(screen.queryByText('请输入正确的手机号码')).toBeNull();
    await userEvent.tab();
    expect(field('手机号')).toHaveValue('1380013800');
    expect(await screen.findByText('请输入正确的手机号码')).toBeInTheDocument();
    await userEvent.type(field('手机号'), '0 ');
    await userEvent.tab();
    expect(field('手机号')).toHaveValue('13800138000');
    await waitFor(() => expect(screen.queryByText('请输入正确的手机号码')).toBeNull());
  });

  test('count their characters up to the limit', async () => {
    await show();
    expect(screen.getByText('2 / 50')).toBeInTheDocument();
  });
});

describe('saving', () => {
  test('sends trimmed values with ids unchanged, reports success and closes', async () => {
    await show();
    await userEvent.type(field('公司名称'), '快递 ');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      companyName: '申通快递',
      companyType: 1,
      regionId: '9007199254740993123',
    });
    expect(await screen.findByText('操作成功')).toBeInTheDocument();
    expect(hasUnsavedWork()).toBe(false);
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
  });

  test('sends null for a removed choice', async () => {
    await show();
    const select = screen.getByRole('combobox', { name: '会员等级' }).closest('.ant-select');
    await userEvent.click(select?.querySelector('.ant-select-clear') ?? document.body);
    await click('保存');
    await waitFor(() =>
      expect(onSave.mock.lastCall?.[0]).toMatchObject({ companyLevelType: null }),
    );
  });

  test('sends one request for a double click and keeps the popup open while it runs', async () => {
    let finish: () => void = () => undefined;
    onSave.mockImplementation(() => new Promise<void>((done) => (finish = done)));
    await show();
    await userEvent.dblClick(save());
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    await click('取消');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => finish());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('sends no invalid form and focuses the first invalid field', async () => {
    await show();
    await userEvent.clear(field('公司名称'));
    await userEvent.type(field('手机号'), '1');
    await click('保存');
    await waitFor(() => expect(field('公司名称')).toHaveFocus());
    expect(onSave).not.toHaveBeenCalled();
  });

  test('keeps every value and the save button after a failure, without a message of its own', async () => {
    refused({ kind: 'network' });
    await show();
    await userEvent.type(field('公司名称'), '快递');
    await click('保存');
    await waitFor(() => expect(save()).toBeEnabled());
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(field('公司名称')).toHaveValue('申通快递');
    expect(screen.queryByRole('alert')).toBeNull();
    await click('保存');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('shows the messages of the server under their fields and focuses the first one', async () => {
    refused({
      kind: 'server',
      status: 400,
      validationErrors: [
        { message: '该手机号已被使用。', members: ['Mobile'] },
        { message: '与字段无关。', members: null },
      ],
    });
    await show();
    await click('保存');
    expect(await screen.findByText('该手机号已被使用。')).toBeInTheDocument();
    await waitFor(() => expect(field('手机号')).toHaveFocus());
    expect(screen.queryByText('与字段无关。')).toBeNull();
  });
});

describe('leaving', () => {
  test('closes an unchanged form without a question', async () => {
    await show();
    await click('取消');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['取消', () => click('取消')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
    ['Esc', () => userEvent.keyboard('{Escape}')],
  ])('asks first on %s when something was changed', async (_way, leave) => {
    await show();
    await userEvent.type(field('公司名称'), '快递');
    expect(hasUnsavedWork()).toBe(true);
    await leave();
    await userEvent.click(within(await question()).getByRole('button', { name: '继续编辑' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(field('公司名称')).toHaveValue('申通快递');
    // Not by Esc again: in tests antd gives all dialogs the same id and loses track of the lower one.
    await click('取消');
    await userEvent.click(within(await question()).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(hasUnsavedWork()).toBe(false);
  });

  test('keeps the form open after a click outside', async () => {
    const dialog = await show();
    const backdrop = dialog.parentElement;
    await userEvent.click(backdrop ?? document.body);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog).toBeInTheDocument();
  });
});

describe('a record that somebody else has changed', () => {
  const theirs = {
    ...company,
    companyName: '中通',
    regionId: '1',
    regionName: '上海市',
    concurrencyStamp: 'new',
    lineCount: 7,
  };
  const conflict = () => refused({ kind: 'server', status: 409 });

  test('shows the differing fields of both versions and keeps the values of the form', async () => {
    conflict();
    await show({ onReload: () => Promise.resolve(theirs) });
    await userEvent.type(field('公司名称'), '快递');
    await click('保存');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('已被他人修改')).toBeInTheDocument();
    const rows = alert.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      '字段原内容我的内容最新内容',
      '公司名称双方都改了申通申通快递中通',
      '所在地区浙江省杭州市浙江省杭州市上海市',
    ]);
    expect(field('公司名称')).toHaveValue('申通快递');
  });

  test('moves the focus to the conflict and disables 保存, until the conflict is resolved', async () => {
    conflict();
    await show({ onReload: () => Promise.resolve(theirs) });
    await userEvent.type(field('公司名称'), '快递');
    await click('保存');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '载入最新' }));
    expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
    expect(field('公司名称')).toHaveFocus();
  });

  test('载入最新 replaces the values, and the next save sends the new stamp', async () => {
    conflict();
    await show({ onReload: () => Promise.resolve(theirs) });
    await userEvent.type(field('公司名称'), '快递');
    await click('保存');
    await userEvent.click(await screen.findByRole('button', { name: '载入最新' }));
    expect(field('公司名称')).toHaveValue('中通');
    expect(screen.getByText('上海市')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await click('保存');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      companyName: '中通',
      concurrencyStamp: 'new',
    });
  });

  test('覆盖保存 sends the values with the new stamp and the current values of properties without a field', async () => {
    conflict();
    await show({ onReload: () => Promise.resolve(theirs) });
    await userEvent.type(field('公司名称'), '快递');
    await click('保存');
    await userEvent.click(await screen.findByRole('button', { name: '覆盖保存' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      companyName: '申通快递',
      regionId: '9007199254740993123',
      concurrencyStamp: 'new',
      lineCount: 7,
    });
  });

  test('按所选保存 sends the chosen value of each field, by default the newer one', async () => {
    conflict();
    await show({ onReload: () => Promise.resolve(theirs) });
    await userEvent.type(field('公司名称'), '快递');
    await click('保存');
    await screen.findByRole('alert');
    const radio = (name: string) => screen.getByRole('radio', { name });
    expect(radio('公司名称：保留我的内容')).toBeChecked();
    expect(radio('所在地区：保留最新内容')).toBeChecked();
    await userEvent.click(radio('公司名称：保留最新内容'));
    await userEvent.click(radio('公司名称：保留我的内容'));
    await click('按所选保存');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      companyName: '申通快递',
      regionId: '1',
      concurrencyStamp: 'new',
    });
  });

  test('keeps the values and shows a message when the latest record cannot be loaded', async () => {
    conflict();
    await show({ onReload: () => Promise.reject(new ApiError({ kind: 'network' })) });
    await userEvent.type(field('公司名称'), '快递');
    await click('保存');
    expect(await screen.findByRole('alert')).toHaveTextContent('最新内容暂时无法载入');
    expect(screen.queryByRole('button', { name: '覆盖保存' })).toBeNull();
    expect(field('公司名称')).toHaveValue('申通快递');
  });
});
