import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { regionApi } from '@/api/base-support/region';
import { ApiError } from '@/api/errors';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';
import { fewRegions } from './regions';

interface Area {
  id: number;
  substationName: string;
  fromRegionIds: number[];
  toRegionIds: number[];
  conflictCount: number;
}

const shandong = 370_000;
const linyi = 371_300;
const lanshan = 371_302;
const henan = 410_000;
const zhengzhou = 410_100;
const kaifeng = 410_200;

const area = (
  id: number,
  substationName: string,
  fromRegionIds: number[],
  toRegionIds: number[],
  conflictCount = 0,
): Area => ({ id, substationName, fromRegionIds, toRegionIds, conflictCount });

let areas: Area[] = [];
let isOffline = false;
const list = vi.fn<(query: PageQuery) => Promise<{ items: Area[]; totalCount: number }>>(
  async ({ page, limit }) => {
    if (isOffline && limit === 1000) throw new ApiError({ kind: 'network', message: '' });
    return { items: areas.slice((page - 1) * limit, page * limit), totalCount: areas.length };
  },
);

function openList() {
  const page: CheckedDeclaration<Area, PageQuery, Area> = {
    name: 'platform-site.area',
    api: { list: Object.assign(list, endpointProperties) },
    columns: [{ key: 'substationName' }],
    layouts: declareLayouts<Area>([
      {
        kind: 'areas',
        name: 'substationName',
        from: 'fromRegionIds',
        to: 'toRegionIds',
        conflicts: 'conflictCount',
        page: { path: '/stations', condition: 'substationName', policy: P.substation },
      },
    ]),
  };
  renderElement(
    <MemoryRouter initialEntries={['/?view=areas']}>
      <CrudList page={page} />
    </MemoryRouter>,
  );
}
const openTable = async () => {
  openList();
  return within(await screen.findByRole('table', { name: '承接流向' }));
};
const cell = (name: RegExp) => screen.findByRole('button', { name });

beforeAll(async () => {
  await startTexts('platform-site');
  vi.spyOn(regionApi, 'all').mockResolvedValue(fewRegions);
});
beforeEach(() => {
  localStorage.clear();
  areas = [
    area(1, '临沂分站', [linyi], [henan], 1),
    area(2, '兰山分站', [lanshan], [kaifeng], 1),
    area(3, '郑州分站', [zhengzhou], [shandong]),
    area(4, '新分站', [], []),
  ];
  isOffline = false;
  grant(P.substation);
});

describe('the table of areas', () => {
  test('says who takes what goes through a cell, and marks where two take the same', async () => {
    const table = await openTable();
    const both = await cell(/^临沂市 → 河南省/);
    expect(both).toHaveAccessibleName(
      '临沂市 → 河南省：2 个分站承接（临沂分站、兰山分站），其中 2 个冲突（临沂分站、兰山分站）',
    );
    expect(both).toHaveAttribute('data-mark', 'conflict');
    expect(both).toHaveTextContent('2 站冲突');
    expect(await cell(/^郑州市 → 山东省/)).toHaveAccessibleName(
      '郑州市 → 山东省：1 个分站承接（郑州分站）',
    );
    expect(await cell(/^临沂市 → 山东省/)).toHaveAccessibleName('临沂市 → 山东省：没有分站承接');
    expect(screen.getByText('3 个分站承接 · 1 个未设置区域 · 1 处冲突')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: '河南省：展开 1 个市' }));
    expect(table.getByRole('columnheader', { name: '全省' })).toBeVisible();
    expect(await cell(/^临沂市 → 开封市/)).toHaveAttribute('data-mark', 'conflict');
  });

  test('opens the rows of the cities of a province, also by the keys', async () => {
    areas.push(area(5, '山东分站', [shandong], [zhengzhou]));
    const table = await openTable();
    const opener = table.getByRole('button', { name: /^山东省 ?1 个市/ });
    expect(table.queryByRole('rowheader', { name: '临沂市' })).not.toBeInTheDocument();
    (await cell(/^山东省 → 山东省/)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(table.getByRole('rowheader', { name: '临沂市' })).toBeVisible();
    expect(await cell(/^临沂市 → 河南省/)).toHaveAccessibleName(/^临沂市 → 河南省：3 个分站承接/);
  });

  test('opens those of a cell, with what they share and a link to each', async () => {
    await openTable();
    await userEvent.click(await cell(/^临沂市 → 河南省/));
    const drawer = within(await screen.findByRole('dialog', { name: '临沂市 → 河南省' }));
    expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '临沂分站山东省临沂市 → 河南省 与兰山分站冲突：山东省临沂市兰山区 → 河南省开封市',
      '兰山分站山东省临沂市兰山区 → 河南省开封市 与临沂分站冲突：山东省临沂市兰山区 → 河南省开封市',
    ]);
    expect(drawer.getByRole('link', { name: '临沂分站' })).toHaveAttribute(
      'href',
      `/stations?substationName=${encodeURIComponent('临沂分站')}`,
    );
  });

  test('lists the conflicts, and says how many are with others that are not listed', async () => {
    areas = [...areas.slice(0, 2), area(3, '郑州分站', [zhengzhou], [shandong], 1)];
    await openTable();
    const section = within(await screen.findByRole('region', { name: '承接冲突' }));
    expect(section.getByText(/^1 个分站还与未列出的分站冲突/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: '临沂分站与兰山分站' }));
    expect(await screen.findByRole('dialog', { name: '临沂分站与兰山分站' })).toBeVisible();
  });

  test('has no links without the grant to see sub-stations', async () => {
    grant();
    await openTable();
    await userEvent.click(await cell(/^郑州市 → 山东省/));
    const drawer = within(await screen.findByRole('dialog', { name: '郑州市 → 山东省' }));
    expect(drawer.getByText('郑州分站')).toBeVisible();
    expect(drawer.queryByRole('link')).not.toBeInTheDocument();
  });

  test('says that no sub-station has an area', async () => {
    areas = [area(4, '新分站', [], [])];
    openList();
    expect(await screen.findByText('符合条件的分站都没有设置承接区域')).toBeVisible();
  });

  test('says that the areas could not be read, and goes on when asked', async () => {
    isOffline = true;
    openList();
    expect(await screen.findByText(/^承接区域未能全部读取/)).toBeVisible();
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: '继续读取' }));
    expect(await screen.findByRole('table', { name: '承接流向' })).toBeVisible();
  });
});
