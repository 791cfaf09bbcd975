import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import type { Id, Page, PageQuery } from '@/api/types';
import { describeConditions } from '@/elements/export/conditions-text';
import { ExportPopup } from '@/elements/export/export-popup';
import { useRecentExports } from '@/elements/export/recent-exports';
import { RecentExportsPopup } from '@/elements/export/recent-exports-popup';
import { resetLayout, setColumnPin, moveColumn } from '@/elements/table/columns/change-columns';
import { CompanyStatus } from '@/enums';
import type { AnyColumn } from '@/schema/column';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { plainArchive } from './plain-archive';

interface Row {
  id: Id;
  companyName: string;
  mobile: string | null;
  lineCount: number | null;
  isInsured: boolean;
  status: number;
  settledTime: string | null;
}
const name = 'company.company';
const columns: AnyColumn<Row>[] = [
  { key: 'companyName' },
  { key: 'mobile', type: 'phone' },
  { key: 'lineCount', type: 'number' },
  { key: 'isInsured', type: 'flag', optional: true },
  { key: 'status', type: 'code', enum: CompanyStatus },
  { key: 'settledTime', type: 'date' },
];
const row = (index: number): Row => ({
  id: `99999999999999${index + 10_000}`,
  companyName: index === 0 ? '=1+1' : `远通物流${index}`,
  mobile: '13800001000',
  lineCount: index === 1 ? null : 1_200,
  isInsured: true,
  status: CompanyStatus.enabled,
  settledTime: '2024-03-18T00:00:00',
});

type Call = (query: PageQuery, options: CallOptions) => Promise<Page<Row>>;
/** A server with `totalCount` rows, which returns at most a thousand at a time. */
const server = (totalCount: number) =>
  vi.fn<Call>(async ({ page, limit }) => {
    if (limit > 1_000) throw new ApiError({ kind: 'server', status: 400 });
    const from = (page - 1) * limit;
    const count = Math.max(0, Math.min(limit, totalCount - from));
    return {
      items: Array.from({ length: count }, (_unused, index) => row(from + index)),
      totalCount,
    };
  });

const saved: { file: Blob; name: string }[] = [];
const blobs = new Map<string, Blob>();

beforeAll(async () => {
  await startTexts('company', 'export');
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const href = `blob:test/${blobs.size}`;
      blobs.set(href, file);
      return href;
    },
    revokeObjectURL: (href: string) => blobs.delete(href),
  });
});
beforeEach(() => {
  saved.length = 0;
  blobs.clear();
  useSession.setState({
    token: 'a',
    name: '王五',
    userName: 'wangwu',
    tenant: { id: 1, name: '浙江专线' },
  });
  useSubstations.setState({ chosen: { id: 7, substationName: '杭州分站' } });
  useRecentExports.setState({ files: [] });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ file: blobs.get(this.href) ?? new Blob(), name: this.download });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  resetLayout(name);
});

function show(call: Call, onClose = () => undefined) {
  const conditions = describeConditions(
    name,
    [
      { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
      { key: 'companyName' },
    ],
    { values: { status: CompanyStatus.enabled }, names: {} },
  );
  renderElement(
    <ExportPopup
      title="公司列表"
      name={name}
      call={call}
      query={{ status: CompanyStatus.enabled, sort: 'settledTime descending' } as { sort: string }}
      columns={columns}
      conditions={conditions}
      onClose={onClose}
    />,
  );
}
const press = async (text: string) =>
  userEvent.click(await screen.findByRole('button', { name: text }));
const finished = () => screen.findByText(/^已导出/);
async function sheets() {
  const [{ file } = { file: new Blob() }] = saved;
  const plain = await plainArchive(file, 10_000_000);
  return { list: await readSheet(plain), about: await readSheet(plain, 2) };
}

describe('an export', () => {
  test('loads all pages of the active conditions one after the other, a thousand rows each', async () => {
    const call = server(2_345);
    show(call);
    await press('开始导出');
    expect(await finished()).toHaveTextContent('已导出 2,345 行');
    const asked = call.mock.calls.map(([query]) => query);
    expect(asked).toEqual(
      [1, 2, 3].map((page) => ({
        page,
        limit: 1_000,
        status: CompanyStatus.enabled,
        sort: 'settledTime descending',
      })),
    );
    expect((await sheets()).list).toHaveLength(2_346);
  });

  test('contains the columns of the screen in their order, labels for codes, and numbers as numbers', async () => {
    moveColumn(
      name,
      columns.map(({ key }) => key),
      'status',
      'mobile',
    );
    setColumnPin(name, 'mobile', 'end');
    show(server(2));
    expect(screen.getByText('导出 5 列')).toBeInTheDocument();
    await press('开始导出');
    await finished();
    const { list } = await sheets();
    const settled = new Date(Date.UTC(2024, 2, 18));
    expect(list).toEqual([
      ['公司名称', '状态', '专线数', '入驻日期', '手机号'],
      ['=1+1', '启用', 1_200, settled, '13800001000'],
      ['远通物流1', '启用', null, settled, '13800001000'],
    ]);
  });

  test('contains user, time, scope, conditions and number of rows on a second sheet', async () => {
    show(server(2));
    await press('开始导出');
    await finished();
    const about = Object.fromEntries((await sheets()).about) as Record<string, unknown>;
    expect(about).toMatchObject({
      列表: '公司列表',
      导出人: '王五（wangwu）',
      导出时间: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      租户: '浙江专线',
      分站: '杭州分站',
      排序: '入驻日期 降序',
      行数: 2,
      '查询条件：状态': '启用',
    });
  });

  test('can be a CSV file without formulas', async () => {
    show(server(1));
    await userEvent.click(screen.getByRole('radio', { name: /CSV/ }));
    await press('开始导出');
    await finished();
    expect(saved[0]?.name).toMatch(/^公司列表 \d{4}-\d\d-\d\d \d{4}\.csv$/);
    expect(new TextDecoder().decode(await saved[0]?.file.arrayBuffer())).toBe(
      `公司名称,手机号,专线数,状态,入驻日期\r\n'=1+1,"\t13800001000",1200,启用,2024-03-18\r\n`,
    );
  });

  test('refuses too many rows after one request and names their number and the limit', async () => {
    const call = server(50_001);
    show(call);
    await press('开始导出');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '共 50,001 行，超过单次导出上限 50,000 行',
    );
    expect(call).toHaveBeenCalledOnce();
    expect(saved).toEqual([]);
  });

  test('shows why it failed, and continues with the failed page', async () => {
    const call = server(2_500);
    call
      .mockImplementationOnce(server(2_500))
      .mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    show(call);
    await press('开始导出');
    expect(await screen.findByRole('alert')).toHaveTextContent('读取 1,000 行后中断：网络连接失败');
    await press('继续导出');
    expect(await finished()).toHaveTextContent('2,500 行');
    expect(call.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 2, 3]);
  });

  test('contains a row once when it moves to the next page meanwhile', async () => {
    const call = server(1_500);
    call.mockImplementationOnce(server(1_500));
    call.mockImplementationOnce(async () => ({ items: [row(999), row(1_000)], totalCount: 1_500 }));
    show(call);
    await press('开始导出');
    expect(await finished()).toHaveTextContent('1,001 行');
  });

  test.each([
    ['停止', async () => press('停止')],
    [
      'another sub-station',
      async () =>
        act(() => useSubstations.setState({ chosen: { id: 8, substationName: '宁波分站' } })),
    ],
  ])('sends no file and aborts the request after %s', async (_how, end) => {
    let signal: AbortSignal | undefined;
    show((_query, options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    await press('开始导出');
    await screen.findByRole('progressbar');
    await end();
    expect(signal?.aborted).toBe(true);
    expect(await screen.findByRole('button', { name: '开始导出' })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('the recent exports', () => {
  test('list the files of this session only', async () => {
    show(server(1));
    await press('开始导出');
    await finished();
    renderElement(<RecentExportsPopup onClose={() => undefined} />);
    expect(await screen.findByRole('link', { name: /^公司列表 .*\.xlsx$/ })).toHaveAttribute(
      'download',
    );
    act(() => useSession.setState({ token: 'b' }));
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    expect(screen.getByText('本次登录后还没有导出文件')).toBeInTheDocument();
    expect(blobs.size).toBe(0);
  });
});
