import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { PageMenu } from '@/app/layout/page-menu';
import { loadTexts, startI18n } from '@/i18n';
import { P } from '@/policies';
import { useAppConfig } from '@/stores/app-config';

beforeAll(async () => {
  await startI18n();
  await loadTexts('common');
});

test('the flyout returns the focus to its group when Esc closes it', async () => {
  const auth = { grantedPolicies: { [P.companySettled]: true } };
  useAppConfig.setState({ configuration: { currentUser: { id: 1 }, auth } });
  render(
    <MemoryRouter>
      <PageMenu isCollapsed />
    </MemoryRouter>,
  );
  const group = screen.getByRole('button', { name: '咨询管理' });
  group.focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: '公司入驻咨询' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: '公司入驻咨询' })).toBeNull();
  expect(group).toHaveFocus();
});
