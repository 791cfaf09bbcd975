import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Cell } from '@/elements/table/cells/cells';
import { CompanyStatus, UserRoleType } from '@/enums';
import type { AnyColumn } from '@/schema/column';
import { columnText } from '@/values/cell-text';
import { OutsideLink } from '@/values/cell/text-cells';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

vi.hoisted(() => vi.stubEnv('VITE_IMAGE_HOSTS', 'img.example.cn, aliyuncs.com'));

interface Row {
  id: number;
  value: unknown;
  other?: string;
}
type Kind = Partial<AnyColumn<Row>> & Pick<AnyColumn<Row>, 'type'>;

beforeAll(() => startTexts('company'));
afterEach(() => vi.useRealTimers());

// The cast is safe because a kind is a column without its key.
const columnOf = (kind: Kind) => ({ key: 'value', ...kind }) as AnyColumn<Row>;
const show = (kind: Kind, value: unknown) =>
  renderElement(
    <MemoryRouter>
      <div data-testid="cell">
        <Cell<Row> column={columnOf(kind)} row={{ id: 1, value }} />
      </div>
      <Routes>
        <Route path="/" element="list" />
        <Route path="/company/:id" element="details" />
      </Routes>
    </MemoryRouter>,
  );
const cell = () => screen.getByTestId('cell');

const readOnly: [string, Kind][] = [
  ['text', {}],
  ['text with a formatter', { format: String }],
  ['number', { type: 'number' }],
  ['money', { type: 'money' }],
  ['date', { type: 'date' }],
  ['date and time', { type: 'dateTime' }],
  ['relative', { type: 'dateTime', relative: true }],
  ['yes or no', { type: 'flag' }],
  ['listed', { type: 'flag', labels: 'listed' }],
  ['normal', { type: 'flag', labels: 'normal' }],
  ['code', { type: 'code', enum: CompanyStatus }],
  ['flags', { type: 'flags', enum: UserRoleType }],
  ['tags', { type: 'tags' }],
  ['phone', { type: 'phone' }],
  ['link', { type: 'link', to: () => '/' }],
  ['button', { type: 'link', onClick: () => {} }],
  ['line', { type: 'line' }],
  ['picture', { type: 'image' }],
  ['attachments', { type: 'file' }],
  ['markup', { type: 'html' }],
];

describe.each(readOnly)('%s', (_name, kind) => {
  test.each([[null], [undefined], ['']])('shows %j as --', (value) => {
    show(kind, value);
    expect(cell()).toHaveTextContent(/^--$/);
  });
});

test.each<[Kind, unknown, string]>([
  [{}, 0, '0'],
  [{}, '9007199254740993123', '9007199254740993123'],
  [{}, ' 007 ', ' 007 '],
  [{ type: 'number' }, '9007199254740993123', '9007199254740993123'],
  [{ type: 'number' }, 9_007_199_254_740_991, '9,007,199,254,740,991'],
  [{ type: 'number' }, -1234.5, '-1,234.5'],
  [{ type: 'number' }, 0.1 + 0.2, '0.3'],
  [{ type: 'money' }, '1e15', '1,000,000,000,000,000.00'],
  [{ type: 'money' }, 1e21, '1,000,000,000,000,000,000,000.00'],
  [{ type: 'number' }, 1e21, '1,000,000,000,000,000,000,000'],
  [{ type: 'text' }, 1e21, '1000000000000000000000'],
  [{ type: 'money' }, -0.5, '-0.50'],
  [{ type: 'date' }, '2024-05-01T23:59:59', '2024-05-01'],
  [{ type: 'date' }, '0001-01-01T00:00:00', '--'],
  [{ type: 'dateTime' }, '2024-05-01T09:03:07', '2024-05-01 09:03'],
  [{ type: 'dateTime' }, 1_714_526_400, '2024-05-01 09:20'],
  [{}, false, 'false'],
  [{ format: (value) => `${String(value)} 公里` }, 12, '12 公里'],
  [{ format: (_value, { id }) => `第 ${id} 行` }, 'x', '第 1 行'],
  [{ format: () => '' }, 'x', '--'],
  [{ type: 'number' }, 0, '0'],
  [{ type: 'number' }, 1_234_567.5, '1,234,567.5'],
  [{ type: 'money' }, 0, '0.00'],
  [{ type: 'money' }, 1_234_567.8, '1,234,567.80'],
  [{ type: 'money' }, '1.005', '1.01'],
  [{ type: 'money' }, '面议', '面议'],
  [{ type: 'flag' }, false, '否'],
  [{ type: 'flag', labels: 'listed' }, true, '上架'],
  [{ type: 'flag', labels: 'listed' }, false, '下架'],
  [{ type: 'flag', labels: 'normal' }, true, '正常'],
  [{ type: 'flag', labels: 'normal' }, false, '禁用'],
  [{ type: 'code', enum: CompanyStatus }, 2, '启用'],
  [{ type: 'code', enum: CompanyStatus }, 99, '99'],
  [{ type: 'flags', enum: UserRoleType }, 3, '平台账号、后台员工'],
  [{ type: 'flags', enum: UserRoleType }, 0, '无'],
  [{ type: 'flags', enum: UserRoleType }, 64, '64'],
  [{ type: 'tags' }, ['冷链', '', '整车', '冷链'], '冷链、整车'],
  [{ type: 'tags' }, [], '--'],
  [
    { type: 'file' },
    [{ url: 'https://a.cn/1', name: '合同.pdf' }, 'https://a.cn/b.png'],
    '合同.pdf、b.png',
  ],
  [{ type: 'html' }, '<p>今日 &amp; 明日<br>停运</p><script>1</script>', '今日 & 明日 停运'],
  [{ type: 'code', control: 'select', enum: CompanyStatus, onChange: () => {} }, 1, '草稿'],
  [{ type: 'flag', control: 'switch', onChange: () => {} }, true, '是'],
  [{ type: 'custom', render: () => 'x' }, 'y', ''],
])('a cell shows for %o the value %j as %s', (kind, value, text) => {
  expect(columnText<Row>(columnOf(kind), { id: 1, value })).toBe(text);
});

test('a cell shows both ends of a range', () => {
  const column: AnyColumn<Row> = {
    key: 'value',
    type: 'range',
    of: 'number',
    control: 'input',
    upper: 'other',
    onChange: () => {},
  };
  expect(columnText<Row>(column, { id: 1, value: 1, other: '5' })).toBe('1 ~ 5');
  expect(columnText<Row>(column, { id: 1, value: 1 })).toBe('1 ~ --');
  expect(columnText<Row>(column, { id: 1, value: null })).toBe('--');
});

test.each([
  [0, '刚刚'],
  [59 * 60 + 59, '59分钟前'],
  [60 * 60, '1小时前'],
  [23.9 * 3600, '23小时前'],
  [49 * 3600, '2天前'],
])('a cell shows a time %d seconds ago as %s, with the date and time on hover', (seconds, text) => {
  const now = new Date('2026-05-10T12:00:00');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const moment = new Date(now.getTime() - seconds * 1000);
  show({ type: 'dateTime', relative: true }, moment);
  expect(screen.getByText(text)).toHaveAttribute('title', expect.stringMatching(/^2026-05-\d\d /));
});

test('a cell shows each flag and each tag separately', () => {
  show({ type: 'flags', enum: UserRoleType }, 9);
  expect(within(cell()).getByText('平台账号')).toBeInTheDocument();
  expect(within(cell()).getByText('公司账号')).toBeInTheDocument();
  expect(within(cell()).queryByText('后台员工')).toBeNull();
});

describe('a link', () => {
  test('opens a path of the console', async () => {
    show({ type: 'link', to: ({ id }) => `/company/${id}` }, '远通物流');
    await userEvent.click(screen.getByRole('link', { name: '远通物流' }));
    expect(screen.getByText('details')).toBeInTheDocument();
  });

  test('ignores a path that would leave the console', () => {
    show({ type: 'link', to: () => '//evil.example.com' }, '远通物流');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  });

  test('calls its handler with the row', async () => {
    const onClick = vi.fn<(row: Row) => void>();
    show({ type: 'link', onClick }, 0);
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    expect(onClick).toHaveBeenCalledExactlyOnceWith({ id: 1, value: 0 });
  });
});

describe('a link to another site', () => {
  test('shows the host and opens a new window', () => {
    renderElement(<OutsideLink text="https://example.com/very/long/path" />);
    const link = screen.getByRole('link', { name: 'example.com' });
    expect(link).toHaveAttribute('href', 'https://example.com/very/long/path');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('with a dangerous URL is plain text', () => {
    renderElement(<OutsideLink text="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('javascript:alert(1)')).toBeInTheDocument();
  });
});

describe('a picture', () => {
  test('is a thumbnail and opens the viewer', async () => {
    show({ type: 'image' }, 'https://x.oss-cn-hangzhou.aliyuncs.com/logo.png');
    const thumb = await screen.findByRole('button', { name: '查看“logo.png”' });
    expect(thumb.querySelector('img')?.src).toContain('w_72,h_72');
    await userEvent.click(thumb);
    const viewer = await screen.findByRole('dialog', { name: '图片预览' });
    expect(within(viewer).getByRole('img', { name: 'logo.png' })).toHaveAttribute(
      'src',
      'https://x.oss-cn-hangzhou.aliyuncs.com/logo.png',
    );
  });

  test('with a known ratio is shown whole', async () => {
    show({ type: 'image', aspect: 2 }, 'https://x.oss-cn-hangzhou.aliyuncs.com/wide.png');
    const thumb = await screen.findByRole('button', { name: '查看“wide.png”' });
    expect(thumb.querySelector('img')?.src).toContain('m_lfit,w_144,h_144');
  });

  test('is counted when there are more attachments than fit', async () => {
    const files = [1, 2, 3, 4, 5].map((at) => `https://a.cn/${at}.png`);
    show({ type: 'file' }, files);
    expect(await screen.findAllByRole('button', { name: /^查看“/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: '查看其余 2 个文件' }));
    expect(await screen.findByText('4 / 5')).toBeInTheDocument();
  });

  test('with a dangerous URL is not shown', () => {
    show({ type: 'image' }, 'javascript:alert(1)');
    expect(cell()).toHaveTextContent('--');
  });

  test('that is missing before a name is replaced by a letter, which is no part of the text', () => {
    show({ type: 'text', picture: 'other' }, '周口市永兴物流有限公司');
    expect(cell().querySelector('[data-initial]')).toHaveAttribute('data-initial', '永');
    expect(cell()).toHaveTextContent(/^周口市永兴物流有限公司$/);
  });

  test('is replaced by an icon when it cannot be loaded', async () => {
    show({ type: 'image' }, 'https://a.cn/1.png');
    const thumb = await screen.findByRole('button', { name: '查看“1.png”' });
    thumb.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(await screen.findByTitle('图片无法显示')).toBeInTheDocument();
  });
});

test('a cell renders sanitised markup', async () => {
  show({ type: 'html' }, '<b>停运</b><img src="x" onerror="alert(1)"><a href="javascript:1">x</a>');
  const bold = await within(cell()).findByText('停运');
  expect(bold.tagName).toBe('B');
  expect(cell().innerHTML).not.toContain('onerror');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a cell renders markup that consists of a picture', async () => {
  show({ type: 'html' }, '<img src="/static/a.png" alt="公告">');
  expect(await screen.findByRole('img', { name: '公告' })).toBeInTheDocument();
});

describe('a transport line', () => {
  const line = '东营市东营经济技术开发区 → 临沂市兰山区';
  const ends = (text: string) =>
    [...screen.getByTitle(text).children].map(({ textContent }) => textContent);

  test('has an element for each end, and a tooltip with the whole text', () => {
    show({ type: 'line' }, line);
    expect(ends(line)).toEqual(['东营经济技术开发区', ' → ', '临沂市兰山区']);
    expect(columnText<Row>(columnOf({ type: 'line' }), { id: 1, value: line })).toBe(line);
  });

  test('leaves out the city only where a long name repeats it', () => {
    const names = '东营市东营区 → 黔南布依族苗族自治州都匀市';
    show({ type: 'line' }, names);
    expect(ends(names).join('')).toBe(names);
  });

  test('without an arrow is plain text', () => {
    show({ type: 'line' }, '环城专线');
    expect(screen.getByTitle('环城专线')).toHaveTextContent(/^环城专线$/);
  });
});
