import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { standardActions } from '@/elements/toolbar/actions';
import { Toolbar } from '@/elements/toolbar/toolbar';
import { hasText, loadTexts, startI18n } from '@/i18n';

beforeAll(async () => {
  await startI18n();
  await loadTexts('company');
});

test('the left buttons come before the right ones', () => {
  render(
    <Toolbar left={[{ code: 'new', text: '新增' }]} right={[{ code: 'print', text: '打印' }]} />,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '新增',
    '打印',
  ]);
});

test('an action is called once for each click, and never while disabled or busy', async () => {
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

test('a link opens a new window that knows nothing of this one', () => {
  render(<Toolbar left={[{ code: 'help', text: '说明', href: 'https://example.com/help' }]} />);
  const link = screen.getByRole('link', { name: '说明' });
  expect(link).toHaveAttribute('href', 'https://example.com/help');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a disabled link leads nowhere', () => {
  render(
    <Toolbar
      left={[{ code: 'help', text: '说明', href: 'https://example.com', disabled: true }]}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: '说明' })).toBeDisabled();
});

test('each of the twenty standard actions has a label', () => {
  expect(new Set(standardActions).size).toBe(20);
  expect(standardActions.filter((code) => !hasText(`actions.${code}`))).toEqual([]);
});
