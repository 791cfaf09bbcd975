import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { useRecentExports } from '@/elements/export/recent-exports';
import { CompanyStatus } from '@/enums';
import type { RegionRow } from '@/lib/region/region-tree';
import { sessionStore } from '@/lib/storage';
import type { CheckedDeclaration } from '@/schema/crud';
import { regionCacheKeys } from '@/stores/regions';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';

interface Row {
  id: number;
  companyName: string;
  status: number;
  regionId: number;
  regionName: string;
  lineCount: number;
}
interface Query extends PageQuery {
  status?: number;
  regionId?: number;
}

const regionRows: RegionRow[] = [
  [370_000, 100_000, '山东省', 1],
  [371_300, 370_000, '临沂市', 2],
  [371_302, 371_300, '兰山区', 3],
  [371_311, 371_300, '罗庄区', 3],
  [370_100, 370_000, '济南市', 2],
  [370_102, 370_100, '历下区', 3],
  [320_000, 100_000, '江苏省', 1],
  [320_100, 320_000, '南京市', 2],
];
const places = [371_302, 371_302, 371_311, 370_102, 320_100];
const rows = places.map((regionId, index): Row => ({
  id: index + 1,
  companyName: `公司${index + 1}`,
  status: index % 2 ? CompanyStatus.disabled : CompanyStatus.enabled,
  regionId,
  regionName: '山东省',
  lineCount: index + 1,
}));

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => screen.getByRole('status', { name: 'address' }).textContent ?? '';

async function openGroups(by: string, thenBy?: string) {
  const list = async () => ({ items: rows, totalCount: rows.length });
  const page: CheckedDeclaration<Row, Query, Row> = {
    name: 'company.company',
    api: { list: Object.assign(list, endpointProperties) },
    columns: [
      { key: 'companyName' },
      { key: 'status', type: 'code', enum: CompanyStatus },
      { key: 'regionName', type: 'region' },
      { key: 'lineCount', type: 'number', sum: true },
    ],
    filters: [
      { key: 'status', type: 'code', enum: CompanyStatus },
      { key: 'regionId', type: 'region' },
    ],
    rowActions: [
      { code: 'details', dialog: ({ companyName }) => <dialog open>{companyName}</dialog> },
    ],
  };
  renderElement(
    <MemoryRouter>
      <CrudList page={page} />
      <Address />
    </MemoryRouter>,
  );
  await screen.findByText('公司2');
  await userEvent.click(screen.getByRole('button', { name: '分组统计' }));
  await screen.findByText(/^共 5 条/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '分组依据' }), by);
  if (thenBy) await userEvent.selectOptions(screen.getByRole('combobox', { name: '再按' }), thenBy);
  await screen.findByRole('treegrid');
}

const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent));
const names = () => lines().map(([text]) => text);
const rowNamed = (text: string) => screen.getByRole('row', { name: new RegExp(`^${text}`) });

beforeAll(async () => {
  sessionStore.write(regionCacheKeys.full, JSON.stringify(regionRows));
  await startTexts('company');
});
beforeEach(() => useRecentExports.setState({ files: [] }));

describe('groups with levels', () => {
  test('are provinces that open to cities, and these to districts, with counts, shares and sums', async () => {
    await openGroups('所在地区');
    expect(lines()).toEqual([
      ['山东省', '4', '80.0%', '10'],
      ['江苏省', '1', '20.0%', '5'],
    ]);
    const province = rowNamed('山东省');
    expect(province).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(within(province).getByText('80.0%'));
    expect(province).toHaveAttribute('aria-expanded', 'true');
    expect(lines()).toEqual([
      ['山东省', '4', '80.0%', '10'],
      ['临沂市', '3', '60.0%', '6'],
      ['济南市', '1', '20.0%', '4'],
      ['江苏省', '1', '20.0%', '5'],
    ]);
    expect(rowNamed('临沂市')).toHaveAttribute('aria-level', '2');
    await userEvent.click(within(province).getByText('80.0%'));
    expect(names()).toEqual(['山东省', '江苏省']);
  });

  test('open and close by keys, which move in them as in a tree', async () => {
    await openGroups('所在地区');
    const province = rowNamed('山东省');
    province.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(names()).toEqual(['山东省', '临沂市', '济南市', '江苏省']);
    await userEvent.keyboard('{ArrowRight}');
    expect(rowNamed('临沂市')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['山东省', '临沂市', '兰山区', '罗庄区', '济南市', '江苏省']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(rowNamed('临沂市')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(names()).toEqual(['山东省', '临沂市', '济南市', '江苏省']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(names()).toEqual(['山东省', '江苏省']);
    await userEvent.keyboard('{End}{Home}{ArrowDown}');
    expect(rowNamed('江苏省')).toHaveFocus();
    // Tab leads to the name in the row, and out of the tree.
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '江苏省' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('treegrid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  test('open a record by Enter, and show its own numbers', async () => {
    await openGroups('状态');
    rowNamed('禁用').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(rowNamed('公司2')).toHaveFocus();
    expect(lines()[2]).toEqual(['公司2', '2']);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toHaveTextContent('公司2');
  });

  test('add a province to the conditions of the list', async () => {
    await openGroups('所在地区');
    await userEvent.click(screen.getByRole('button', { name: '山东省' }));
    await waitFor(() => expect(new URLSearchParams(address()).get('regionId')).toBe('370000'));
    await waitFor(() => expect(screen.queryByRole('treegrid')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /山东省/ })).toBeVisible();
  });

  test('have a second column within the first, and add both to the conditions', async () => {
    await openGroups('状态', '所在地区');
    expect(lines()).toEqual([
      ['启用', '3', '60.0%', '9'],
      ['禁用', '2', '40.0%', '6'],
    ]);
    await userEvent.click(within(rowNamed('启用')).getByText('60.0%'));
    expect(names()).toEqual(['启用', '山东省', '江苏省', '禁用']);
    await userEvent.click(screen.getByRole('button', { name: '江苏省' }));
    await waitFor(() => expect(new URLSearchParams(address()).get('regionId')).toBe('320000'));
    expect(new URLSearchParams(address()).get('status')).toBe(String(CompanyStatus.enabled));
  });

  test('are saved as a file with all groups, and copied in the same columns', async () => {
    await openGroups('状态', '所在地区');
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:file';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: '导出分组' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV（.csv）' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(useRecentExports.getState().files[0]?.name).toMatch(/分组统计 .+\.csv$/);
    const text = await blobs[0]?.text();
    expect(text?.split('\r\n').slice(0, 5)).toEqual([
      '状态,所在地区（省）,所在地区（市）,所在地区（区县）,条数,占比,专线数',
      '启用,,,,3,60.0%,9',
      '启用,山东省,,,2,40.0%,4',
      '启用,山东省,临沂市,,2,40.0%,4',
      '启用,山东省,临沂市,兰山区,1,20.0%,1',
    ]);
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: '复制表格' }));
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    const copied = writeText.mock.calls[0]?.[0].split('\n');
    expect(copied).toHaveLength(text?.trim().split('\r\n').length ?? 0);
    expect(copied?.[1]).toBe('启用\t\t\t\t3\t60.0%\t9');
  });
});
