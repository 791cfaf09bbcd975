import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gearKeywordApi } from '@/api/company/gear-keyword';
import LogisticsEquipmentConfig from '@/pages/configuration/logistics-equipment-config';
import {
  removedWords,
  mergedInto,
  findProblem,
  toInput,
  toSet,
  withoutWords,
  withWords,
} from '@/pages/configuration/logistics-equipment-config/keyword-draft';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const words = () =>
  screen
    .getAllByRole('button', { pressed: false })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
async function show() {
  renderElement(
    <MemoryRouter initialEntries={['/configuration/logistics-equipment-config?tab=keywords']}>
      <LogisticsEquipmentConfig />
    </MemoryRouter>,
  );
  await screen.findByRole('region', { name: '叉车' });
}
const stored = async () => (await gearKeywordApi.all()).items[0];

beforeAll(() => startMockServer('configuration'));
afterAll(() => server.close());

test('an expanded category shows its keywords', async () => {
  await act(() => enterAs('operator'));
  const { keywords = [], categoryName = '' } = (await stored()) ?? {};
  renderElement(
    <MemoryRouter initialEntries={['/configuration/logistics-equipment-config?tab=configs']}>
      <LogisticsEquipmentConfig />
    </MemoryRouter>,
  );
  expect(keywords).not.toEqual([]);
  // The name of a category opens its form, the rest of its row expands it.
  const row = (await screen.findByRole('button', { name: categoryName })).closest('tr');
  await userEvent.click(
    within(row ?? document.body)
      .getAllByRole('cell')
      .at(-2) ?? document.body,
  );
  for (const keyword of keywords) expect(await screen.findByText(keyword)).toBeVisible();
});

describe('the keywords of gear', () => {
  beforeEach(() => act(() => enterAs('operator')));

  test('are merged, added and saved together', async () => {
    await show();
    await press('合力');
    await press('杭叉');
    await press('合并');
    const dialog = await screen.findByRole('dialog', { name: '合并关键词' });
    await userEvent.click(within(dialog).getByRole('radio', { name: '杭叉' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '合并' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: '新关键词' }),
      '内燃叉车，手动叉车{Enter}',
    );
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    await press('保存');
    await waitFor(() => expect(screen.getByText(/^已于 .* 保存$/)).toBeVisible());
    expect((await stored())?.keywords).toEqual([
      '杭叉',
      '电动叉车',
      '三吨叉车',
      '堆高车',
      '内燃叉车',
      '手动叉车',
    ]);
    expect(words()).toContain('手动叉车');
  });

  test('are removed only after a question that names them', async () => {
    await show();
    await press('堆高车');
    await press('删除');
    await press('保存');
    const question = await screen.findByText(/关键词“堆高车”将从相关装备上移除/);
    await waitFor(() => expect(question).toBeVisible());
    expect((await stored())?.keywords).toContain('堆高车');
    await press('确认');
    await waitFor(async () => expect((await stored())?.keywords).not.toContain('堆高车'));
  });

  test('of another user are shown, and overwritten only after confirmation', async () => {
    await show();
    await press('堆高车');
    await press('合力');
    await press('合并');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '合并' }),
    );
    const theirs = await stored();
    if (theirs) await gearKeywordApi.saveAll({ items: [{ ...theirs, keywords: ['他人'] }] });
    await press('保存');
    expect(await screen.findByText(/他人已保存关键词.*叉车 1/)).toBeInTheDocument();
    expect((await stored())?.keywords).toEqual(['他人']);
    await press('覆盖保存');
    await waitFor(async () =>
      expect((await stored())?.keywords).toEqual(['杭叉', '电动叉车', '三吨叉车', '堆高车']),
    );
  });
});

describe('a set of keywords', () => {
  const base = toSet({
    id: 1,
    categoryName: '叉车',
    keywords: ['a', 'b', 'c'],
    concurrencyStamp: 's',
  });

  test('redirects a merge into a word that is itself merged into another', () => {
    const set = mergedInto(mergedInto(base, ['a', 'b'], 'b'), ['b', 'c'], 'c');
    expect(toInput(set)).toMatchObject({
      keywords: ['c'],
      merged: [
        { from: 'a', into: 'c' },
        { from: 'b', into: 'c' },
      ],
    });
    expect(removedWords(base, set)).toEqual([]);
  });

  test('drops a merge into a removed word', () => {
    const set = withoutWords(mergedInto(base, ['a', 'b'], 'b'), ['b']);
    expect(toInput(set).merged).toEqual([]);
    expect(removedWords(base, set)).toEqual(['a', 'b']);
  });

  test('rejects duplicate, too long and too many words', () => {
    expect(findProblem(base, ['a'])).toBe('known');
    expect(findProblem(base, [])).toBe('empty');
    expect(findProblem(base, ['长'.repeat(13)])).toBe('long');
    const many = Array.from({ length: 48 }, (_unused, index) => `w${index}`);
    expect(findProblem(base, many)).toBe('many');
    expect(findProblem(base, ['d'])).toBeNull();
    expect(withWords(base, ['d']).keywords).toEqual(['a', 'b', 'c', 'd']);
  });
});
