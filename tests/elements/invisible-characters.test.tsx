import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { normalizeValue } from '@/elements/filter/filter-values';
import { trimValue } from '@/elements/form/form-values';
import { checkTable } from '@/elements/import/check-rows';
import { readTable } from '@/elements/import/read-table';
import { useChoices } from '@/elements/select/use-choices';
import { readKeyword } from '@/lib/search-keyword';
import { coreName } from '@/lib/text';
import type { Search } from '@/schema/record-type';
import { InputControl } from '@/values/text/input-control';
import { renderElement } from '../render';
import { box, onSave, sent, show } from './form/sample-form';
import { startSampleTexts } from './form/texts';

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

/** A name as it is copied from a web page, and the same name without invisible characters. */
const copied = '\ufeff临沂市\u200b顺达物流\u00a0有限公司\u3000';
const plain = '临沂市顺达物流 有限公司';

test('a form sends a pasted name without invisible characters', async () => {
  await show([{ key: 'title' }]);
  await userEvent.click(await box('标题'));
  await userEvent.paste(copied);
  expect(await sent()).toEqual({ title: plain });
  expect(await box('标题')).toHaveValue(plain);
});

test('a custom text field removes invisible characters; passwords and formatted texts keep them', () => {
  expect(trimValue({ key: 'a', type: 'custom' }, copied)).toBe(plain);
  expect(trimValue({ key: 'a', type: 'password' }, copied)).toBe(copied);
  expect(trimValue({ key: 'a', type: 'html' }, copied)).toBe(copied);
});

test('a condition searches without invisible characters', () => {
  expect(normalizeValue({ key: 'a' }, copied)).toBe(plain);
  expect(normalizeValue({ key: 'a' }, '\u200b')).toBeUndefined();
});

test('an import reads headings and cells without invisible characters', async () => {
  const file = new File([`标题\u200b*\n${copied}`], 'a.csv');
  const form = { name: 'sample', fields: [{ key: 'title', required: true }] };
  const known = { regionsOf: () => [], substationOf: () => undefined };
  const { rows } = await checkTable(await readTable(file), form, known);
  expect(rows).toMatchObject([{ values: { title: plain }, problems: {} }]);
});

test('a cell of a table saves its text without invisible characters', async () => {
  const save = vi.fn<(text: string) => void>();
  renderElement(<InputControl label="标题" revision={1} value="旧" onSave={save} />);
  await userEvent.clear(screen.getByRole('textbox', { name: '标题' }));
  await userEvent.paste(copied);
  await userEvent.tab();
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toBe(plain));
});

test('the palette and selects search without invisible characters', async () => {
  expect(readKeyword(copied)?.text).toBe(plain);
  const search = vi.fn<Search>().mockResolvedValue([]);
  const { result } = renderHook(() => useChoices(search));
  act(() => result.current.onKeyword(copied));
  await waitFor(() => expect(search.mock.calls[0]?.[0]).toBe(plain));
});

test('the search for duplicates compares names without invisible characters', () => {
  expect(coreName(copied)).toBe(coreName(plain));
});
