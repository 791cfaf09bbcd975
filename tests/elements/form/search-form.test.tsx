import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { SearchForm } from '@/elements/form/page/search-form';
import { CompanyLevel } from '@/enums';
import type { AnyField, Values } from '@/schema/field';
import { integer } from '@/values/rules';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const fields: AnyField[] = [
  { key: 'title', required: true },
  { key: 'types', type: 'code', enum: CompanyLevel, required: true },
  { key: 'code', rules: [integer] },
];
const onSearch = vi.fn<(values: Values) => void>();

beforeAll(startSampleTexts);
beforeEach(() => {
  onSearch.mockReset();
});
const texts: AnyField[] = [{ key: 'title' }, { key: 'code', rules: [integer] }];
const show = (shown = fields) =>
  renderElement(<SearchForm name="sample" fields={shown} onSearch={onSearch} />);
const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a search form asks to enter a required text and to choose a required option', async () => {
  show();
  await press('查询');
  expect(await screen.findByText('请输入标题')).toBeInTheDocument();
  expect(screen.getAllByText('请选择类型').length).toBeGreaterThan(0);
  expect(
    screen.getByText('请选择类型', { selector: '.ant-form-item-explain-error' }),
  ).toBeVisible();
  expect(onSearch).not.toHaveBeenCalled();
});

test('a search form trims texts and leaves out empty values', async () => {
  show(texts);
  await userEvent.type(box('标题'), ' abc {Enter}');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ title: 'abc' }));
});

test('a search form searches only when the form is valid', async () => {
  show(texts);
  await userEvent.type(box('标题'), 'a');
  await userEvent.type(box('序号'), '1.5');
  await press('查询');
  expect(await screen.findByText('请输入整数')).toBeInTheDocument();
  expect(onSearch).not.toHaveBeenCalled();
  await press('重置');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({}));
});

test.each([
  [new ApiError({ kind: 'server', message: '团队服务不可用。' }), '团队服务不可用。'],
  [new TypeError('broken'), '系统繁忙，请稍后重试'],
])(
  'a search form shows a message titled 提示 when choices cannot be loaded: %s',
  async (error, text) => {
    const load = () => Promise.reject(error);
    renderElement(
      <SearchForm
        name="sample"
        fields={[{ key: 'team', type: 'record', load }]}
        onSearch={onSearch}
      />,
    );
    const told = (await screen.findByText(text)).closest('.ant-notification-topLeft');
    expect(told).toHaveTextContent(`提示${text}`);
  },
);

test('a search form has labels of 100 px and controls of 180 px', () => {
  show();
  const item = box('标题').closest('.ant-form-item');
  expect(item?.querySelector('.ant-form-item-label')).toHaveStyle({ flex: '0 0 100px' });
  expect(item?.querySelector('.ant-form-item-control')).toHaveStyle({ flex: '0 0 180px' });
});
