import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { PageMenu } from '@/app/layout/page-menu';
import { P, type Policy } from '@/policies';
import { grant } from '../../grant';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('common'));

function show(policies: Policy[], isCollapsed: boolean) {
  grant(...policies);
  render(
    <MemoryRouter initialEntries={['/company/company-details/1']}>
      <PageMenu isCollapsed={isCollapsed} />
    </MemoryRouter>,
  );
}

test('the only page of a group stands in its place, and is marked while a hidden page of the group is open', () => {
  show([P.companyList, P.companyDetail, P.cache, P.baseData], false);
  expect(screen.getByRole('button', { name: '基础支持' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '公司管理' })).toBeNull();
  const page = screen.getByRole('link', { name: '公司列表' });
  expect(page).toHaveAttribute('href', '/company/company-list');
  expect(page).toHaveAttribute('data-holds', 'true');
  expect(page).not.toHaveAttribute('aria-current');
});

test('the flyout returns the focus to its group when Esc closes it', async () => {
  show([P.companySettled, P.voteApply], true);
  const group = screen.getByRole('button', { name: '咨询管理' });
  group.focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: '公司入驻咨询' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: '公司入驻咨询' })).toBeNull();
  expect(group).toHaveFocus();
});
