import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { followOtherTabs } from '@/app/cross-tab';
import { storageKeys } from '@/config/limits';
import { loadTexts, startI18n } from '@/i18n';
import { useSession } from '@/stores/session';

beforeAll(async () => {
  await startI18n();
  await loadTexts('elements');
});

test('a user who has changed in another tab before this one listens is noticed as well', async () => {
  useSession.setState({ token: 'mine' });
  localStorage.setItem(storageKeys.token, 'somebody-else');
  followOtherTabs();
  expect(await screen.findByText('登录用户已变更', { exact: false })).toBeVisible();
});
