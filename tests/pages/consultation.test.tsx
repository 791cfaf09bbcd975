import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodsConsultApi } from '@/api/platform/platform-consult';
import CompanySettlement from '@/pages/consultation/company-settlement-consultation';
import CompanyVote from '@/pages/consultation/company-vote-apply';
import NetworkFreight from '@/pages/consultation/network-freight-consultation';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('consultation', 'queue', 'panel'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

describe('a consultation', () => {
  test('opens the result form when its number is called, and saves it', async () => {
    renderElement(
      <MemoryRouter initialEntries={['/consultation/network-freight-consultation?connectType=0']}>
        <NetworkFreight />
      </MemoryRouter>,
    );
    const [number] = await screen.findAllByRole('link', { name: /^1\d{10}$/ });
    const called = number?.textContent ?? '';
    if (number) await userEvent.click(number);
    // The title of the form names the person who was called.
    const title = /^记录通话：\S+/;
    const form = await screen.findByRole('dialog', { name: title });
    await userEvent.click(await within(form).findByRole('radio', { name: '已联系上' }));
    await userEvent.type(within(form).getByLabelText('备注'), '下周一上门签约');
    await userEvent.click(within(form).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The row disappears, because the list shows only consultations that wait for a call.
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: called })).not.toBeInTheDocument(),
    );
  });

  test.each([
    ['company-vote-apply', CompanyVote, '投票'],
    ['company-settlement-consultation', CompanySettlement, '公司类型'],
  ])(
    'shows in the queue of %s what only its kind has, and the sub-station',
    async (path, Page, own) => {
      renderElement(
        <MemoryRouter initialEntries={[`/consultation/${path}?connectType=0&queue=first`]}>
          <Page />
        </MemoryRouter>,
      );
      const queue = within(await screen.findByRole('dialog', { name: /^逐条处理/ }));
      const label = await queue.findByText(own, { selector: 'dt' });
      expect(label.nextSibling).toHaveTextContent(/[^-]/);
      expect(queue.getByText('所属分站', { selector: 'dt' }).nextSibling).toHaveTextContent(
        /分站$/,
      );
    },
  );

  test('shows how many days ago an old one came in', async () => {
    const { items } = await goodsConsultApi.list({
      page: 1,
      limit: 1,
      sort: 'creationTime ascending',
    });
    const [oldest] = items;
    if (!oldest) throw new Error('there is no consultation');
    renderElement(
      <MemoryRouter
        initialEntries={[
          `/consultation/network-freight-consultation?sort=creationTime%20ascending&open=${oldest.id}`,
        ]}
      >
        <NetworkFreight />
      </MemoryRouter>,
    );
    const record = within(await screen.findByRole('dialog', { name: oldest.applicant }));
    expect((await record.findByText('申请')).nextSibling).toHaveTextContent(/^\d+天前$/);
  });
});
