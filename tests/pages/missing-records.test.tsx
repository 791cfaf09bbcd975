import { act, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import CompanyDetails from '@/pages/company/company-details';
import VoteCompanies from '@/pages/marketing/vote-company';
import UserDetails from '@/pages/user/user-details';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(() => startMockServer('company', 'marketing', 'user'));
afterAll(() => server.close());

describe('a page about one record', () => {
  test.each([
    ['/company/company-details/1', '返回公司列表', '/company/company-list'],
    ['/marketing/vote-company/1/1/x', '返回投票列表', '/marketing/vote-list'],
    ['/user/user-details?id=1', '返回用户列表', '/user/user-list'],
  ])('at %s says that it does not exist and links to the list', async (address, text, list) => {
    await act(() => enterAs('operator'));
    renderElement(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/company/company-details/:id" element={<CompanyDetails />} />
          <Route
            path="/marketing/vote-company/:substationId/:id/:name"
            element={<VoteCompanies />}
          />
          <Route path="/user/user-details" element={<UserDetails />} />
        </Routes>
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { name: '记录不存在' })).toBeVisible();
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', list);
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(shown).toEqual([]);
  });
});
