import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/config/env';
import { useAppConfig } from '@/stores/app-config';
import { isPrivate, screenNumber } from '@/stores/privacy';
import { changeSettings } from '@/stores/settings';
import { tabTitle } from '@/stores/tabs';
import { grant } from '../grant';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('common'));
beforeEach(() => {
  grant();
  env.privacy = false;
  changeSettings({ privacy: false });
});

test('a missing number is shown as nothing, with privacy on or off', () => {
  for (const privacy of [true, false]) {
    changeSettings({ privacy });
    expect([undefined, null, { x: 1 }].map(screenNumber)).toEqual(['', '', '']);
  }
});

describe('whether numbers are masked', () => {
  test('follows the choice of the user where the deployment does not ask for it', () => {
    expect(isPrivate()).toBe(false);
    expect(screenNumber('13800138000')).toBe('13800138000');
    changeSettings({ privacy: true });
    expect(screenNumber('13800138000')).toBe('138∙∙∙∙8000');
  });

  test('masks for a user without the policy where the deployment asks for it, whatever they have stored', () => {
    env.privacy = true;
    expect(isPrivate()).toBe(true);
    // The policies are not loaded yet.
    useAppConfig.setState({ configuration: null });
    expect(isPrivate()).toBe(true);
    grant('Platform.ViewPhone');
    expect(isPrivate()).toBe(false);
    changeSettings({ privacy: true });
    expect(isPrivate()).toBe(true);
  });
});

test('a number in the name of a record is masked in the title of its tab', () => {
  changeSettings({ privacy: true });
  expect(tabTitle({ name: '/user/user-details', title: '张三 13800138000' })).toMatch(
    /^张三 138∙∙∙∙8000 · /,
  );
});
