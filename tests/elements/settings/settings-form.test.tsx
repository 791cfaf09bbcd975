import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { env } from '@/config/env';
import { SettingsForm } from '@/elements/settings/settings-form';
import { saveIdleDigest, useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { reloadSettings, useSettings } from '@/stores/settings';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('settings'));
beforeEach(() => {
  localStorage.clear();
  reloadSettings();
  useLock.setState({ isDialogOpen: false });
  useSession.setState({ userName: 'operator' });
});
const set = () => useSettings.getState();

test('the settings form describes every switch and shows its state', async () => {
  renderElement(<SettingsForm />);
  for (const [name, key] of [
    ['标签栏', 'tabBar'],
    ['固定顶栏', 'fixedHeader'],
    ['侧栏标志', 'sidebarLogo'],
    ['菜单拼音搜索', 'pinyinSearch'],
    ['水印', 'watermark'],
  ] as const) {
    const line = screen.getByRole('switch', { name });
    expect(line).toBeChecked();
    await userEvent.click(line);
    expect(line).not.toBeChecked();
    expect(set()[key]).toBe(false);
  }
});

test('the settings form offers ten named theme colours', async () => {
  renderElement(<SettingsForm />);
  expect(screen.getByRole('radio', { name: '蓝' })).toBeChecked();
  // The colour of the older console comes first.
  const [first] = screen.getAllByRole('radio');
  expect(first).toBe(screen.getByRole('radio', { name: '天蓝' }));
  await userEvent.click(screen.getByRole('radio', { name: '天蓝' }));
  expect(set().themeColour).toBe('#409eff');
});

test('the settings form does not let a user without the policy see numbers where the deployment masks them', async () => {
  env.privacy = true;
  onTestFinished(() => void (env.privacy = false));
  renderElement(<SettingsForm />);
  const line = screen.getByRole('switch', { name: '隐私模式' });
  expect(line).toBeChecked();
  expect(line).toBeDisabled();
});

test('the settings form asks for a password when the automatic lock is switched on without one', async () => {
  renderElement(<SettingsForm />);
  await userEvent.click(screen.getByRole('radio', { name: '15 分钟' }));
  expect(set().idleLockMinutes).toBe(15);
  expect(useLock.getState()).toMatchObject({ isDialogOpen: true, forIdle: true });
  expect(screen.getByText(/未设密码/)).toBeVisible();
});

test('the settings form does not ask for an existing password again and lets the user change it', async () => {
  saveIdleDigest('pbkdf2-sha256$1$YQ==$YQ==');
  renderElement(<SettingsForm />);
  await userEvent.click(screen.getByRole('radio', { name: '30 分钟' }));
  expect(useLock.getState().isDialogOpen).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '更换密码' }));
  expect(useLock.getState()).toMatchObject({ isDialogOpen: true, forIdle: true });
});
