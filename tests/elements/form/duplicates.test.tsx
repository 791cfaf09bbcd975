import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { duplicatesIn } from '@/elements/form/duplicates';
import { endpointProperties } from '../../crud/endpoint-properties';
import { onSave, sent, show } from './sample-form';
import { startSampleTexts } from './texts';

interface Row {
  id: number;
  companyName: string;
  mobile: string;
}
interface Query {
  page: number;
  limit: number;
  companyName?: string;
  mobile?: string;
}
const stored: Row[] = [
  { id: 1, companyName: '远通 物流有限公司', mobile: '13800138000' },
  { id: 2, companyName: '远通物流园', mobile: '13900139000' },
];
const rowsOf = vi.fn<(query: Query) => Promise<Row[]>>();
const list = Object.assign(async (query: Query) => {
  const items = await rowsOf(query);
  return { items, totalCount: items.length };
}, endpointProperties);
const duplicates = duplicatesIn({
  list,
  name: 'companyName',
  phone: 'mobile',
  to: ({ id }) => `/company/company-details/${id}`,
});
const { signal } = new AbortController();

beforeAll(async () => {
  await startSampleTexts();
  const fields = { companyName: '公司名称', mobile: '手机号' };
  i18next.addResourceBundle('zh-CN', 'translation', { sample: { fields } }, true, true);
});
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  rowsOf
    .mockReset()
    .mockImplementation(async ({ companyName = '', mobile = '' }) =>
      stored.filter((row) => row.companyName.includes(companyName) && row.mobile.includes(mobile)),
    );
});

describe('the search for duplicates', () => {
  test('finds names that differ only by spaces and the legal form, but no longer names', async () => {
    expect(await duplicates.name.find('远通物流', signal)).toEqual([
      {
        id: 1,
        title: '远通 物流有限公司',
        value: '远通 物流有限公司',
        to: '/company/company-details/1',
      },
    ]);
  });

  test('finds a phone number in any format, and sends no request for a part of one', async () => {
    expect(await duplicates.phone.find('+86 138 0013 8000', signal)).toHaveLength(1);
    expect(await duplicates.phone.find('13800', signal)).toEqual([]);
    expect(rowsOf).toHaveBeenCalledTimes(1);
  });
});

describe('a field with duplicates', () => {
  const fields = [{ key: 'companyName', duplicates: duplicates.name }];
  const name = () => screen.findByRole('textbox', { name: '公司名称' });
  const note = () => screen.queryByText('可能已有相同的记录：');

  test('shows an answer that comes during a press after its release', async () => {
    let respond = (_rows: Row[]) => undefined as void;
    rowsOf.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
    await show(fields);
    await userEvent.type(await name(), '远通物流');
    await userEvent.tab();
    await waitFor(() => expect(rowsOf).toHaveBeenCalled());
    // jsdom has no :active.
    const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
    await act(async () => respond(stored));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(note()).toBeNull();
    pressed.mockRestore();
    act(() => void document.dispatchEvent(new Event('pointerup')));
    await waitFor(() => expect(note()).toBeVisible());
  });

  test('links the other record on blur, which opens in a new browser tab, and can be saved', async () => {
    await show(fields);
    await userEvent.type(await name(), '远通物流');
    expect(rowsOf).not.toHaveBeenCalled();
    await userEvent.tab();
    const link = await screen.findByRole('link', { name: '远通 物流有限公司' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', '/company/company-details/1');
    expect(await sent()).toEqual({ companyName: '远通物流' });
  });

  test('hides the note while the value changes, and shows none for the edited record itself', async () => {
    await show(fields, { id: 1, companyName: '远通' });
    await userEvent.type(await name(), '物流');
    await userEvent.tab();
    await waitFor(() => expect(rowsOf).toHaveBeenCalled());
    expect(note()).toBeNull();
  });

  test('ignores the late response for an earlier value, and saves without waiting for it', async () => {
    let respondLate: (rows: Row[]) => void = () => undefined;
    rowsOf.mockImplementationOnce(() => new Promise((done) => (respondLate = done)));
    await show(fields);
    await userEvent.type(await name(), '远通物流');
    await userEvent.tab();
    await waitFor(() => expect(rowsOf).toHaveBeenCalledOnce());
    await userEvent.type(await name(), '甲');
    await userEvent.tab();
    await waitFor(() => expect(rowsOf).toHaveBeenCalledTimes(2));
    await act(async () => respondLate(stored));
    expect(note()).toBeNull();
    rowsOf.mockImplementationOnce(() => new Promise(() => undefined));
    await userEvent.type(await name(), '乙');
    await userEvent.tab();
    expect(await sent()).toEqual({ companyName: '远通物流甲乙' });
  });

  test('sends no request for an unchanged value', async () => {
    await show(fields, { id: 3, companyName: '远通物流' });
    (await name()).focus();
    await userEvent.tab();
    expect(rowsOf).not.toHaveBeenCalled();
  });

  test('sends no request for an emptied field', async () => {
    await show(fields, { id: 3, companyName: '远通物流' });
    await userEvent.clear(await name());
    await userEvent.tab();
    expect(rowsOf).not.toHaveBeenCalled();
  });

  test.each([
    ['500', new ApiError({ kind: 'server', status: 500 })],
    ['no network', new ApiError({ kind: 'network' })],
    ['no grant', new ApiError({ kind: 'server', status: 403 })],
  ])('shows no note after %s', async (_what, error) => {
    rowsOf.mockRejectedValue(error);
    await show(fields);
    await userEvent.type(await name(), '远通物流');
    await userEvent.tab();
    await waitFor(() => expect(rowsOf).toHaveBeenCalled());
    expect(note()).toBeNull();
    expect(await sent()).toEqual({ companyName: '远通物流' });
  });
});
