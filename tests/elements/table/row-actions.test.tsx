import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RowActions, type ResolvedAction } from '@/elements/table/row-actions';
import { startTexts } from '../../start-texts';

const row = { id: 7 };
let runs: string[] = [];
const action = (code: string, more: Partial<ResolvedAction> = {}) => ({
  code,
  text: code,
  onRun: () => void runs.push(`${code} ${row.id}`),
  ...more,
});
const five = [
  action('delete', { danger: true }),
  action('edit'),
  action('enable'),
  action('log'),
  action('print'),
];
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

beforeAll(() => startTexts('company'));
beforeEach(() => {
  runs = [];
});

describe('the actions of a row', () => {
  test('shows three actions with the destructive one last', () => {
    render(<RowActions actions={five.slice(0, 3)} />);
    expect(buttons()).toEqual(['edit', 'enable', 'delete']);
  });

  test('shows one more in a card, which has room for it', () => {
    render(<RowActions actions={five} inCard />);
    expect(buttons()).toEqual(['edit', 'enable', 'log', '更多']);
  });

  test('runs an action with its row', async () => {
    render(<RowActions actions={five} />);
    await userEvent.click(screen.getByRole('button', { name: 'enable' }));
    expect(runs).toEqual(['enable 7']);
  });

  test('does not run a busy action again and keeps the focus', async () => {
    render(<RowActions actions={[action('edit', { busy: true })]} />);
    await userEvent.click(screen.getByRole('button', { name: 'edit' }));
    expect(runs).toEqual([]);
    expect(screen.getByRole('button', { name: 'edit' })).toHaveFocus();
  });
});

const Place = () => <output>{useLocation().pathname}</output>;

describe('actions that only open a page', () => {
  const page = (code: string) => action(code, { to: `/${code}` });
  const showLinks = () =>
    render(
      <MemoryRouter>
        <RowActions actions={[...five, page('details'), page('votes')].toReversed()} />
        <Place />
      </MemoryRouter>,
    );
  const place = () => screen.getByRole('status').textContent;

  test('are links, which the browser opens in a tab with Ctrl', async () => {
    showLinks();
    const link = screen.getByRole('link', { name: 'details' });
    expect(link).toHaveAttribute('href', '/details');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(place()).toBe('/');
    await userEvent.click(link);
    expect(place()).toBe('/details');
    expect(runs).toEqual([]);
  });

  test('are links in the menu as well, with the menu of the browser', async () => {
    const links = ['one', 'two', 'three'].map(page);
    render(
      <MemoryRouter>
        <RowActions actions={[...links, action('log')]} />
        <Place />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    const item = screen.getByRole('menuitem', { name: 'three' });
    expect(item).toHaveAttribute('href', '/three');
    expect(fireEvent.contextMenu(item)).toBe(true);
    expect(fireEvent.contextMenu(screen.getByRole('menuitem', { name: 'log' }))).toBe(false);
    await userEvent.keyboard(' ');
    expect(place()).toBe('/three');
    expect(runs).toEqual([]);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('the menu of further actions', () => {
  const open = async () => {
    const user = userEvent.setup();
    render(<RowActions actions={five} />);
    await user.click(screen.getByRole('button', { name: '更多' }));
    return user;
  };
  const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);

  test('holds the actions that do not fit, the destructive one last', async () => {
    await open();
    expect(buttons()).toEqual(['edit', 'enable', '']);
    expect(entries()).toEqual(['log', 'print', 'delete']);
    expect(screen.getByRole('button', { name: '更多' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('moves with the arrow keys and closes after a choice', async () => {
    const user = await open();
    expect(screen.getByRole('menuitem', { name: 'log' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'delete' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'log' })).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(runs).toEqual(['delete 7']);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('closes with Escape and gives the focus back', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: '更多' })).toHaveFocus();
    expect(runs).toEqual([]);
  });

  test('closes with a second click and with a click elsewhere', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: '更多' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: '更多' }));
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
