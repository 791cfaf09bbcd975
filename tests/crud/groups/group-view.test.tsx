import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { PageQuery } from '@/api/types';
import { exportMaxRows } from '@/config/limits';
import { CrudList } from '@/crud/crud-list';
import { CompanyStatus } from '@/enums';
import { changeLanguage } from '@/i18n';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';

interface Row {
  id: number;
  companyName: string;
  status: number;
  substationId: string | null;
  substationName: string | null;
  lineCount: number | null;
  settledTime: string | null;
}
interface Query extends PageQuery {
  status?: number;
  substationId?: string;
  settledTimeBegin?: string;
  settledTimeEnd?: string;
}

const rowCount = 2500;
const stations = ['临沂分站', '济南分站', null] as const;
const row = (index: number): Row => {
  const station = stations[index % stations.length] ?? null;
  return {
    id: index + 1,
    companyName: `公司${index + 1}`,
    status: index % 5 === 0 ? CompanyStatus.disabled : CompanyStatus.enabled,
    substationId: station && `s${index % stations.length}`,
    substationName: station,
    lineCount: index % 2 ? 0.1 : null,
    settledTime: index % 2 ? '2026-11-02T08:00:00' : '2026-10-31T23:59:00',
  };
};
const rows = Array.from({ length: rowCount }, (_unused, index) => row(index));

/** The pages whose load is to fail or to wait. */
let failing: number[] = [];
let total: number | undefined;
let pending: (() => void) | null = null;
let waitsFor: number | null = null;
const list = vi.fn<(query: Query) => Promise<{ items: Row[]; totalCount: number }>>(
  async ({ page, limit, status, substationId }) => {
    if (limit === 1000 && failing.includes(page))
      throw new ApiError({ kind: 'server', status: 500, message: '服务器繁忙' });
    if (limit === 1000 && waitsFor === page)
      await new Promise<void>((resolve) => {
        pending = resolve;
      });
    const found = rows.filter(
      (one) =>
        (status === undefined || one.status === status) &&
        (substationId === undefined || one.substationId === substationId),
    );
    return {
      items: found.slice((page - 1) * limit, page * limit),
      totalCount: total ?? found.length,
    };
  },
);

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{useLocation().search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}
const address = () => screen.getByRole('status', { name: 'address' }).textContent ?? '';

async function openGroups(path = '/') {
  const page: CheckedDeclaration<Row, Query, Row> = {
    name: 'company.company',
    api: { list: Object.assign(list, endpointProperties) },
    columns: [
      { key: 'companyName' },
      { key: 'status', type: 'code', enum: CompanyStatus },
      { key: 'substationName' },
      { key: 'lineCount', type: 'number', sum: true },
      { key: 'settledTime', type: 'date' },
    ],
    filters: [
      { key: 'status', type: 'code', enum: CompanyStatus },
      { key: 'substationId', type: 'record', of: 'substation' },
      { key: 'settledTime', type: 'range', of: 'date' },
    ],
  };
  renderElement(
    <MemoryRouter initialEntries={[path]}>
      <CrudList page={page} />
      <Address />
    </MemoryRouter>,
  );
  if (!path.includes('view=groups')) {
    await screen.findByText('公司2');
    await userEvent.click(screen.getByRole('button', { name: '分组统计' }));
  }
  await screen.findByRole('combobox', { name: '分组依据' });
}
const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent));

beforeAll(() => startTexts('company'));
beforeEach(() => {
  failing = [];
  total = undefined;
  waitsFor = null;
  pending = null;
  list.mockClear();
});

describe('the groups of a list', () => {
  test('count all rows, not only those of the page, with shares and sums', async () => {
    await openGroups();
    expect(await screen.findByText('共 2,500 条，2 组')).toBeVisible();
    expect(lines()).toEqual([
      ['启用', '2,000', '80.0%', '100'],
      ['禁用', '500', '20.0%', '25'],
    ]);
    expect(list.mock.calls.filter(([{ limit }]) => limit === 1000)).toHaveLength(3);
  });

  test('have the texts of another language as soon as it is chosen', async () => {
    await openGroups();
    await screen.findByText(/^共 2,500 条/);
    await act(() => changeLanguage('en'));
    const texts = lines().map(([text]) => text);
    await act(() => changeLanguage('zh-CN'));
    expect(texts).toEqual(['Enabled', 'Disabled']);
  });

  test('can be those of a sub-station or of a day, and keep rows without a value apart', async () => {
    await openGroups();
    await screen.findByText(/^共 2,500 条/);
    const by = screen.getByRole('combobox', { name: '分组依据' });
    await userEvent.selectOptions(by, '所属分站');
    expect(lines().map(([text, count]) => [text, count])).toEqual([
      ['临沂分站', '834'],
      ['济南分站', '833'],
      ['--', '833'],
    ]);
    expect(screen.queryByRole('button', { name: '--' })).not.toBeInTheDocument();
    await userEvent.selectOptions(by, '入驻日期');
    expect(lines().map(([text]) => text)).toEqual(['2026-11-02', '2026-10-31']);
    // Reading the groups in another way loads nothing again.
    expect(list.mock.calls.filter(([{ limit }]) => limit === 1000)).toHaveLength(3);
  });

  test('are added to the conditions of the list, next to those that it has, until Back returns to them', async () => {
    await openGroups(`/?status=${CompanyStatus.enabled}`);
    expect(await screen.findByText('共 2,000 条，1 组')).toBeVisible();
    expect(screen.getByText('状态：启用')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '分组依据' }), '所属分站');
    await userEvent.click(screen.getByRole('button', { name: '济南分站' }));
    await waitFor(() => expect(new URLSearchParams(address()).get('substationId')).toBe('s1'));
    expect(new URLSearchParams(address()).get('status')).toBe(String(CompanyStatus.enabled));
    await waitFor(() => expect(screen.queryByRole('treegrid')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /济南分站/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('共 2,000 条，3 组')).toBeVisible();
    expect(new URLSearchParams(address()).get('groupBy')).toBe('substationName');
    expect(new URLSearchParams(address()).get('substationId')).toBeNull();
  });

  test('list their first records, and lead to all of them', async () => {
    await openGroups();
    await screen.findByText(/^共 2,500 条/);
    await userEvent.click(screen.getByText('20.0%'));
    expect(lines().slice(1, 3)).toEqual([
      ['禁用', '500', '20.0%', '25'],
      ['公司1', '--'],
    ]);
    expect(lines()).toHaveLength(2 + 20 + 1);
    await userEvent.click(screen.getByRole('button', { name: '查看全部，其余 480 条' }));
    await waitFor(() =>
      expect(new URLSearchParams(address()).get('status')).toBe(String(CompanyStatus.disabled)),
    );
    await waitFor(() => expect(screen.queryByRole('treegrid')).not.toBeInTheDocument());
  });

  test('stay in the address, which opens them with their columns, and leave it with a second press', async () => {
    await openGroups('/?view=groups&groupBy=substationName,status');
    expect(await screen.findByText('共 2,500 条，3 组')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '再按' })).toHaveDisplayValue('状态');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '再按' }), '入驻日期');
    await waitFor(() =>
      expect(new URLSearchParams(address()).get('groupBy')).toBe('substationName,settledTime'),
    );
    await userEvent.click(screen.getByRole('button', { name: '分组统计' }));
    expect(await screen.findByText('公司2')).toBeVisible();
    expect(address()).toBe('?view=table');
  });

  test('stay while the same rows are loaded again, and follow the conditions of the list', async () => {
    await openGroups();
    await screen.findByText('共 2,500 条，2 组');
    waitsFor = 2;
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(pending).not.toBeNull());
    expect(screen.getByText('共 2,500 条，2 组')).toBeVisible();
    expect(lines()).toHaveLength(2);
    waitsFor = null;
    act(() => pending?.());
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    expect(await screen.findByText('公司2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '分组统计' }));
    expect(await screen.findByText('共 2,000 条，1 组')).toBeVisible();
    // The condition is in force already, and the press leads to the table all the same.
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    expect(await screen.findByText('公司2')).toBeVisible();
  });

  test('select a whole day', async () => {
    await openGroups();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '分组依据' }), '入驻日期');
    await userEvent.click(await screen.findByRole('button', { name: '2026-11-02' }));
    await waitFor(() => expect(address()).toContain('settledTimeBegin=2026-11-02'));
    expect(address()).toContain('settledTimeEnd=2026-11-02');
  });

  test('say that only a part is counted while they load, after a stop and after a failure, and go on from there', async () => {
    waitsFor = 2;
    failing = [3];
    await openGroups();
    const part = '已统计 1,000 / 2,500 条，2 组，其余未计入';
    expect(await screen.findByText(part)).toBeVisible();
    await waitFor(() => expect(pending).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '停止' }));
    expect(screen.getByText(part)).toBeVisible();
    // A file of a part would be passed on as that of the whole list.
    expect(screen.queryByRole('button', { name: '导出分组' })).not.toBeInTheDocument();
    waitsFor = null;
    await userEvent.click(screen.getByRole('button', { name: '继续统计' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器繁忙');
    expect(screen.getByText('已统计 2,000 / 2,500 条，2 组，其余未计入')).toBeVisible();
    failing = [];
    await userEvent.click(screen.getByRole('button', { name: '继续统计' }));
    expect(await screen.findByText('共 2,500 条，2 组')).toBeVisible();
    expect(screen.getByRole('button', { name: '导出分组' })).toBeVisible();
  });

  test('refuse a list with more rows than they count', async () => {
    total = exportMaxRows + 1;
    await openGroups();
    expect(await screen.findByRole('alert')).toHaveTextContent('共 50,001 条，最多统计 50,000 条');
    expect(screen.getByRole('button', { name: '复制表格' })).toBeDisabled();
  });

  test('are copied as a table', async () => {
    await openGroups();
    await screen.findByText(/^共 2,500 条/);
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: '复制表格' }));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(
        '状态\t条数\t占比\t专线数\n启用\t2000\t80.0%\t100\n禁用\t500\t20.0%\t25',
      ),
    );
  });
});
