import SyncOutlined from '@ant-design/icons-svg/es/asn/SyncOutlined';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { standardActions } from '@/elements/toolbar/actions';
import { Toolbar, type ToolbarButton } from '@/elements/toolbar/toolbar';
import { useAppConfig } from '@/stores/app-config';
import { grant } from '../../grant';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

test('the toolbar renders the left buttons as one group before the right ones', () => {
  render(
    <Toolbar
      left={[{ code: 'new' }, { code: 'import' }]}
      right={[{ code: 'print', text: '打印运单' }]}
    />,
  );
  const groups = [
    ...new Set(screen.getAllByRole('button').map(({ parentElement: group }) => group)),
  ];
  expect(groups.map((group) => group?.textContent)).toEqual(['新增导入', '打印运单']);
});

test('the toolbar calls an action once for each click, and never while it is disabled or busy', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Toolbar
      left={[
        { code: 'new', text: '新增', onClick },
        { code: 'sync', text: '同步', onClick, busy: true },
        { code: 'import', text: '导入', onClick, disabled: true },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '新增' }));
  await userEvent.click(screen.getByRole('button', { name: '同步' }));
  await userEvent.click(screen.getByRole('button', { name: '导入' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: '同步' })).toHaveAttribute('aria-busy', 'true');
});

test('the toolbar opens a link in a new window without opener', () => {
  render(<Toolbar left={[{ code: 'help', text: '说明', href: 'https://example.com/help' }]} />);
  const link = screen.getByRole('link', { name: '说明' });
  expect(link).toHaveAttribute('href', 'https://example.com/help');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the toolbar links a button that opens a page of the console', () => {
  render(<Toolbar left={[{ code: 'new', to: '/company/create-company' }]} />, {
    wrapper: MemoryRouter,
  });
  const link = screen.getByRole('link', { name: '新增' });
  expect(link).toHaveAttribute('href', '/company/create-company');
});

test('the toolbar renders a disabled link without an address', () => {
  render(
    <Toolbar
      left={[{ code: 'help', text: '说明', href: 'https://example.com', disabled: true }]}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: '说明' })).toBeDisabled();
});

test('the toolbar passes the clicked button to the action', async () => {
  const onClick = vi.fn<(code: string) => void>();
  render(<Toolbar left={[{ code: 'sync', onClick }]} />);
  await userEvent.click(screen.getByRole('button', { name: '同步' }));
  expect(onClick).toHaveBeenCalledWith('sync');
});

test('the toolbar renders the style and the icon of a button type', () => {
  render(
    <Toolbar left={[{ code: 'recount', text: '重新统计', type: 'danger', icon: SyncOutlined }]} />,
  );
  const button = screen.getByRole('button', { name: '重新统计' });
  expect(button).toHaveAttribute('data-variant', 'danger');
  expect(button.querySelector('svg')).not.toBeNull();
});

describe('the standard actions', () => {
  test.each([
    ['query', '查询'],
    ['reset', '重置'],
    ['new', '新增'],
    ['import', '导入'],
    ['export', '导出'],
    ['exportTable', '导出表格'],
    ['save', '保存'],
    ['sync', '同步'],
    ['disable', '禁用'],
    ['delete', '删除'],
    ['submit', '提交'],
    ['audit', '审核'],
    ['unaudit', '反审核'],
    ['complete', '完成'],
    ['cancel', '取消'],
    ['print', '打印'],
    ['history', '历史'],
    ['log', '日志'],
    ['next', '下一步'],
    ['previous', '上一步'],
  ])('%s has the label %s', (code, text) => {
    render(<Toolbar left={[{ code }]} />);
    expect(screen.getByRole('button', { name: text })).toBeInTheDocument();
  });

  test('are twenty in number', () => {
    expect(standardActions).toHaveLength(20);
  });
});

describe('a button', () => {
  const names = () => screen.queryAllByRole('button').map((button) => button.textContent);
  const buttons: ToolbarButton[] = [
    { code: 'new', policy: 'Company.Create' },
    { code: 'export' },
    { code: 'delete', show: () => false },
  ];
  afterEach(() => act(() => useAppConfig.setState({ configuration: null })));

  test('is shown to everybody without a policy, otherwise to those who have it', () => {
    const { rerender } = render(<Toolbar left={buttons} />);
    expect(names()).toEqual(['导出']);
    act(() => grant('Company.Create'));
    rerender(<Toolbar left={buttons} />);
    expect(names()).toEqual(['新增', '导出']);
  });

  test('opens a menu of its entries', async () => {
    const onClick = vi.fn<(code: string) => void>();
    render(<Toolbar left={[{ code: 'export', items: [{ code: 'exportTable', onClick }] }]} />);
    const button = screen.getByRole('button', { name: '导出' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    const menu = within(screen.getByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: '导出表格' }));
    expect(onClick).toHaveBeenCalledWith('exportTable');
    expect(button).toHaveFocus();
  });

  test('is hidden while its show rule returns false', () => {
    render(
      <Toolbar
        left={[
          { code: 'delete', show: () => true },
          { code: 'log', show: () => false },
        ]}
      />,
    );
    expect(names()).toEqual(['删除']);
  });
});

describe('on a phone', () => {
  const desk = window.matchMedia;
  afterEach(() => {
    window.matchMedia = desk;
  });
  const show = (left: ToolbarButton[]) => {
    window.matchMedia = (query) => Object.assign(desk(query), { matches: true });
    render(<Toolbar left={left} />, { wrapper: MemoryRouter });
  };

  test('moves buttons that do not fit into a menu and keeps the primary one', async () => {
    const onClick = vi.fn<(code: string) => void>();
    show([
      { code: 'import', onClick },
      { code: 'export', onClick },
      { code: 'print', onClick, disabled: true },
      { code: 'new', onClick },
    ]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '新增',
      '导入',
      '更多',
    ]);
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    const menu = within(screen.getByRole('menu'));
    expect(menu.getByRole('menuitem', { name: '打印' })).toBeDisabled();
    await userEvent.click(menu.getByRole('menuitem', { name: '导出' }));
    expect(onClick).toHaveBeenCalledWith('export');
  });

  test('shows the entries of a menu in the menu of the others', async () => {
    const onClick = vi.fn<(code: string) => void>();
    const items = [
      { code: 'server', text: '由服务器导出', onClick },
      { code: 'exportTable', onClick },
    ];
    show([{ code: 'new' }, { code: 'import' }, { code: 'print' }, { code: 'export', items }]);
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['打印', '由服务器导出', '导出表格']);
    await userEvent.click(screen.getByRole('menuitem', { name: '由服务器导出' }));
    expect(onClick).toHaveBeenCalledWith('server');
  });

  test('keeps links to other sites links in the menu', async () => {
    show([
      { code: 'import' },
      { code: 'export' },
      { code: 'print' },
      { code: 'help', text: '说明', href: 'https://example.com/help' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    const link = screen.getByRole('menuitem', { name: '说明' });
    expect(link).toHaveAttribute('href', 'https://example.com/help');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('shows three buttons without a menu', () => {
    show([{ code: 'import' }, { code: 'export' }, { code: 'new' }]);
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });
});
