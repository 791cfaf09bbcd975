import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { regionApi } from '@/api/base-support/region';
import { ApiError } from '@/api/errors';
import { xlsxFile } from '@/elements/export/xlsx';
import { ImportPopup, templateUrl, type ImportPopupProps } from '@/elements/import/import-popup';
import { readTable } from '@/elements/import/read-table';
import { parseCsv } from '@/elements/spreadsheet/parse-cells';
import { readValue } from '@/elements/spreadsheet/read-value';
import { CompanyType } from '@/enums';
import { changeLanguage } from '@/i18n';
import type { AnyField } from '@/schema/field';
import { useSubstations } from '@/stores/substations';
import type { Known } from '@/values/field-kind';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company', 'import'));

async function cellsOf(file: File) {
  const [sheet] = (await readTable(file)).sheets;
  return sheet?.rows.map(({ cells }) => cells);
}
/** The records that cells may name; here there are none. */
const known: Known = { regionsOf: () => [], substationOf: () => undefined };
const named = (bytes: BlobPart, name: string) => new File([bytes], name);
const excel = async (head: string[], rows: (string | number)[][]) =>
  named(
    await (
      await xlsxFile([{ name: '模板', widths: head.map(() => 10), head, rows }])
    ).arrayBuffer(),
    '公司.xlsx',
  );

describe('a CSV file', () => {
  test.each<[string, string[][]]>([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"x,y",z', [['x,y', 'z']]],
    ['"他说""好""",b', [['他说"好"', 'b']]],
    ['"两\n行",b', [['两\n行', 'b']]],
    ['a,,c', [['a', '', 'c']]],
    ['a,b"c', [['a', 'b"c']]],
    ['a\rb\r', [['a'], ['b']]],
    ['"a" ,b', [['a', 'b']]],
    ['"大件" 运输,b', [['"大件" 运输', 'b']]],
    [
      '"a,b\n"c,d',
      [
        ['"a', 'b'],
        ['"c', 'd'],
      ],
    ],
    ['"a,"b"', [['"a', 'b']]],
    ['', []],
  ])('%j is read as %j', (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });
});

describe('a file', () => {
  test('in the encoding of Chinese Excel is decoded', async () => {
    // 公司,电话 and 远通,1 in GB 18030.
    const bytes = Uint8Array.from([
      0xb9, 0xab, 0xcb, 0xbe, 0x2c, 0xb5, 0xe7, 0xbb, 0xb0, 0x0d, 0x0a, 0xd4, 0xb6, 0xcd, 0xa8,
      0x2c, 0x31,
    ]);
    expect(await cellsOf(named(bytes, 'a.csv'))).toEqual([
      ['公司', '电话'],
      ['远通', '1'],
    ]);
  });

  test('of Excel is read with formatted numbers and texts, without empty rows at the end', async () => {
    const file = await excel(
      ['名称', '数量'],
      [
        ['远通', 0.3],
        ['007', 13800001000],
        ['', ''],
      ],
    );
    expect(await cellsOf(file)).toEqual([
      ['名称', '数量'],
      ['远通', '0.3'],
      ['007', '13800001000'],
    ]);
  });

  test('of Excel is read without a worker, whatever its size', async () => {
    const rows = Array.from({ length: 900 }, (_unused, index) => [`${index}`, 'x'.repeat(900)]);
    expect(await cellsOf(await excel(['名称', '备注'], rows))).toHaveLength(901);
  });

  test('larger than 5 MB is rejected before it is read', async () => {
    const file = named('x'.repeat(5 * 1024 * 1024 + 1), 'a.csv');
    const read = vi.spyOn(file, 'arrayBuffer');
    await expect(readTable(file)).rejects.toMatchObject({ reason: 'size' });
    expect(read).not.toHaveBeenCalled();
  });

  test.each([
    ['a.pdf', '%PDF', 'type'],
    ['a.xlsx', 'no archive', 'broken'],
    ['a.xlsx', 'PK but not really', 'broken'],
    ['a.csv', 'PK\u0003\u0004', 'broken'],
    ['a.csv', '', 'empty'],
  ])('with the name %s and content "%s" is rejected as %s', async (name, content, reason) => {
    await expect(readTable(named(content, name))).rejects.toMatchObject({ reason });
  });
});

describe('a cell', () => {
  const several = { type: 'code', multiple: true } as const;
  const ofType = (type: AnyField['type'] | typeof several): AnyField => ({
    key: 'a',
    enum: CompanyType,
    ...(typeof type === 'object' ? type : { type }),
  });
  test.each<[AnyField['type'] | typeof several, string, unknown]>([
    ['code', '物流专线', CompanyType.line],
    [several, '物流专线、落地配', [CompanyType.line, CompanyType.lastMile]],
    ['number', '１,234．5', 1234.5],
    ['flag', '是', true],
    ['date', '2024年3月5日', '2024-03-05'],
    ['date', '2024/3/5', '2024-03-05'],
    ['dateTime', '2024-03-05 8:30', '2024-03-05 08:30:00'],
    ['text', '007', '007'],
    ['address', '通达路１号', '通达路１号'],
    ['phone', '１3800138000', '13800138000'],
    ['number', '', undefined],
  ])('of type %j with "%s" is read as %j', (type, text, value) => {
    expect(readValue(ofType(type), text, known)).toEqual({ value });
  });

  test.each(['１3800138000', '+86 138 0013 8000', '138-0013-8000'])(
    'with the phone number %s is read as its digits',
    (text) => {
      const field: AnyField = { key: 'a', type: 'phone' };
      expect(readValue(field, text, known)).toEqual({ value: '13800138000' });
    },
  );

  test('with several phone numbers is read as the first mobile number, and names the others', () => {
    const field: AnyField = { key: 'a', type: 'phone' };
    expect(readValue(field, '0539-8312345 13800138000', known)).toEqual({
      value: '13800138000',
      note: '已取号码 13800138000，未取：0539-8312345',
    });
  });

  test.each<[AnyField['type'] | typeof several, string, RegExp]>([
    ['code', '高铁', /^只能填写：物流专线/],
    ['number', '十二', /数字/],
    ['number', '007', /数字/],
    ['money', '00.50', /数字/],
    ['date', '5 号', /日期/],
    ['date', '2024-13-45', /日期/],
    ['flag', '对', /是、否/],
  ])('of type %j with "%s" is rejected', (type, text, problem) => {
    expect(readValue(ofType(type), text, known)).toEqual({
      problem: expect.stringMatching(problem),
    });
  });
});

test.each([
  ['company.xlsx', '/template/company.xlsx'],
  ['公司 导入.xlsx', '/template/%E5%85%AC%E5%8F%B8%20%E5%AF%BC%E5%85%A5.xlsx'],
  ['../../api/x', '/template/api/x'],
])('templateUrl(%j) returns %j', (template, url) => {
  expect(templateUrl(template)).toBe(url);
});

test('templateUrl contains the folder of the current language', async () => {
  await changeLanguage('en');
  expect(templateUrl('company.xlsx')).toBe('/template/en/company.xlsx');
  await changeLanguage('zh-CN');
});

describe('an import', () => {
  const fields: AnyField[] = [
    { key: 'companyName', required: true, maxLength: 10 },
    { key: 'companyType', type: 'code', enum: CompanyType },
    {
      key: 'mobile',
      type: 'phone',
      mobile: true,
      required: (form) => form.companyType === CompanyType.line,
    },
  ];
  const head = ['公司名称', '公司类型', '手机号'];
  const show = (props: Partial<ImportPopupProps> = {}) =>
    renderElement(
      <MemoryRouter>
        <ImportPopup
          title="导入公司"
          name="company.company"
          fields={fields}
          template="company.xlsx"
          send={() => Promise.resolve()}
          onClose={() => undefined}
          {...props}
        />
      </MemoryRouter>,
    );
  const give = async (file: File) =>
    userEvent.upload(await screen.findByLabelText(/点击选择文件/), file, { applyAccept: false });
  const line = (name: RegExp) => screen.findByRole('row', { name });

  test('marks the cells that the form would reject and sends the other rows', async () => {
    const send = vi.fn<ImportPopupProps['send']>(() => Promise.resolve());
    const onClose = vi.fn<(changed: boolean) => void>();
    show({ send, onClose });
    await give(
      await excel(head, [
        ['远通物流', '物流园区', ''],
        ['', '物流园区', ''],
        ['通达', '物流专线', ''],
        ['安捷', '物流园区', '12345'],
        ['名字长得超过了十个字符的公司', '高铁', ''],
      ]),
    );
    expect(await screen.findByText(/可导入 1 行，有问题 4 行/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    expect(await line(/^3 .*公司名称为必填项/)).toBeInTheDocument();
    expect(await line(/^4 .*手机号为必填项/)).toBeInTheDocument();
    expect(await line(/^5 .*请输入正确的手机号码/)).toBeInTheDocument();
    expect(await line(/^6 .*最多 10 个字，现有 14 个，请删减 .*只能填写/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '导入 1 行' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '关闭' }).at(-1)).toHaveFocus(),
    );
    expect(await screen.findByText('成功 1 行，失败 4 行')).toBeInTheDocument();
    expect(send.mock.calls).toEqual([
      [{ companyName: '远通物流', companyType: CompanyType.park }, { quiet: true }],
    ]);
    await userEvent.click(screen.getAllByRole('button', { name: '关闭' }).at(-1) ?? document.body);
    expect(onClose).toHaveBeenCalledWith(true);
  });

  test('shows only the rows with errors on request', async () => {
    show();
    await give(
      await excel(head, [
        ['远通', '', ''],
        ['', '物流园区', ''],
      ]),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: '只看有问题的行' }));
    expect(screen.queryByRole('row', { name: /^2 / })).toBeNull();
    expect(await line(/^3 /)).toBeInTheDocument();
  });

  test('shows the reasons of the server and offers the failed rows as a file', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }),
    );
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    show({
      send: ({ companyName }) =>
        companyName === '重名'
          ? Promise.reject(new ApiError({ kind: 'server', status: 403, message: '公司名称已存在' }))
          : Promise.resolve(),
    });
    await give(
      await excel(head, [
        ['远通', '', ''],
        ['重名', '物流园区', ''],
        ['', '火箭', '13800001000'],
      ]),
    );
    await userEvent.click(await screen.findByRole('button', { name: '导入 2 行' }));
    expect(await line(/^3 重名 物流园区 公司名称已存在$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '下载失败数据' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [file = new Blob()] = files;
    expect(await cellsOf(named(await file.arrayBuffer(), 'x.xlsx'))).toEqual([
      [...head, '原因'],
      ['重名', '物流园区', '', '公司名称已存在'],
      [
        '',
        '火箭',
        '13800001000',
        '公司类型：只能填写：物流专线、落地配、物流装备、物流园区、专线加落地配；公司名称为必填项',
      ],
    ]);
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  test.each<[string, string[], string[][], RegExp]>([
    ['without a required column', ['公司类型'], [['物流园区']], /缺少必填列：公司名称/],
    ['with a column twice', ['公司名称', '公司名称'], [['a', 'b']], /“公司名称”重复/],
    ['of something else', ['颜色'], [['红']], /前 10 行中没有可识别的标题/],
    ['without rows', ['公司名称'], [], /文件中没有数据/],
  ])('rejects a whole file %s', async (_what, columns, rows, reason) => {
    show();
    await give(await excel(columns, rows));
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  });

  test('rejects too many rows before anything is sent', async () => {
    show();
    const rows = Array.from({ length: 2_001 }, (_unused, index) => [`公司${index}`]);
    await give(await excel(['公司名称*'], rows));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '共 2,001 行，超过单次导入上限 2,000 行',
    );
  });

  test('accepts an asterisk in a heading, ignores unknown columns and finds a sub-station by its name', async () => {
    useSubstations.setState({
      managed: [{ id: 7, substationName: '杭州分站', substationTypeId: 1 }],
    });
    const send = vi.fn<ImportPopupProps['send']>(() => Promise.resolve());
    show({
      send,
      fields: [...fields, { key: 'substationId', type: 'record', of: 'substation' }],
    });
    await give(
      await excel(
        ['公司名称*', '所属分站', '颜色'],
        [
          ['远通', '杭州分站', '红'],
          ['通达', '火星分站', ''],
        ],
      ),
    );
    expect(await screen.findByText('以下列将被忽略：颜色')).toBeInTheDocument();
    expect(await line(/火星分站 ?没有找到匹配的数据/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '导入 1 行' }));
    await screen.findByText('成功 1 行，失败 1 行');
    expect(send.mock.calls[0]?.[0]).toEqual({ companyName: '远通', substationId: 7 });
  });

  test('says that the regions could not be loaded, and can be repeated', async () => {
    const lost = new ApiError({ kind: 'network', message: '' });
    const all = vi.spyOn(regionApi, 'all').mockRejectedValueOnce(lost);
    const [name, fullName] = ['山东省', '山东省'];
    all.mockResolvedValue([
      { id: 37, pid: 100_000, name, fullName, regionLevel: 1, isInternational: false },
    ]);
    show({ fields: [...fields, { key: 'regionId', type: 'region' }] });
    const file = await excel(
      ['公司名称', '所在地区'],
      [
        ['远通物流', '山东省'],
        ['通达', '火星'],
      ],
    );
    await give(file);
    expect(await screen.findByText(/网络/)).toBeInTheDocument();
    await give(file);
    expect(await screen.findByText(/可导入 1 行，有问题 1 行/)).toBeInTheDocument();
    expect(await line(/火星 ?没有找到匹配的数据/)).toBeInTheDocument();
  });

  test('stops on request and lists the rows that were not sent', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((open) => {
      release = open;
    });
    show({ send: () => gate });
    const rows = Array.from({ length: 9 }, (_unused, index) => [`公司${index}`]);
    await give(await excel(['公司名称'], rows));
    await userEvent.click(await screen.findByRole('button', { name: '导入 9 行' }));
    await userEvent.click(await screen.findByRole('button', { name: '停止' }));
    release();
    expect(await screen.findByText('成功 4 行，失败 5 行')).toBeInTheDocument();
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('row', { name: /未处理/ })).toHaveLength(5);
  });
});
