import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldsOf } from '@/elements/control/control-props';
import { FormPopup } from '@/elements/form/page/form-popup';
import { AdvertState, CompanyType } from '@/enums';
import { db } from '@/mocks/db/db';
import LineRecommend from '@/pages/marketing/line-recommend';
import { statedRecommendApi } from '@/pages/marketing/line-recommend/stated-recommend';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(async () => {
  await startMockServer('marketing');
  // Imports the code of the form in advance, because on a slow machine the import outlasts the waits of a test.
  await Promise.all([import('@/values/record/record-field'), import('@/values/date/date-field')]);
});
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

async function chooseCompany(form: HTMLElement, name: string) {
  const box = await within(form).findByLabelText('公司');
  await userEvent.click(box);
  await userEvent.paste(name);
  const [hit] = await screen.findAllByTitle(name);
  if (hit) await userEvent.click(hit);
}

test('a recommended line says whether it is shown now, by its period', async () => {
  const { items } = await statedRecommendApi.list({ page: 1, limit: 100 });
  const now = Date.now();
  const stateOf = ({ startTime, endTime }: (typeof items)[number]) => {
    if (new Date(endTime).getTime() < now) return AdvertState.ended;
    return new Date(startTime).getTime() > now ? AdvertState.notStarted : AdvertState.showing;
  };
  expect(items.map(({ state }) => state)).toEqual(items.map(stateOf));
  expect(new Set(items.map(({ state }) => state)).size).toBe(3);
});

test('the text of a line follows its company until the user edits it', async () => {
  renderElement(
    <FormPopup
      title="推荐"
      name="marketing.recommend"
      fields={fieldsOf(LineRecommend.page.form ?? [])}
      initial={{}}
      onSave={() => Promise.resolve()}
      onClose={() => undefined}
    />,
  );
  const form = await screen.findByRole('dialog', { name: '推荐' });
  const [first, second] = (await db.companies.open())
    .all()
    .filter(({ companyType }) => companyType === CompanyType.line)
    .map(({ companyName }) => companyName);
  const words = await within(form).findByLabelText('推荐文案');
  await chooseCompany(form, first ?? '');
  await waitFor(() => expect(words).toHaveDisplayValue(new RegExp(first ?? '')));
  await chooseCompany(form, second ?? '');
  await waitFor(() => expect(words).toHaveDisplayValue(new RegExp(second ?? '')));
  await userEvent.clear(words);
  await userEvent.type(words, '每日两班');
  await chooseCompany(form, first ?? '');
  expect(words).toHaveDisplayValue('每日两班');
  await userEvent.click(within(form).getByText('恢复默认文案'));
  await waitFor(() => expect(words).toHaveDisplayValue(new RegExp(first ?? '')));
});
