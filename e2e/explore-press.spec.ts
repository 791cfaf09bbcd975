import { expect } from '@playwright/test';
import { test } from './explore/steps';

test.use({ world: { scenario: { user: 'operator', address: '/company/company-list' } } });

test('the explorer presses a radio button that lies hidden under its label, as soon as the page is at rest', async ({
  user,
}) => {
  await user.press('radio', '排期');
  await expect(user.page.getByRole('radio', { name: '排期' })).toBeChecked();
  expect(test.info().annotations).toEqual([]);
});
