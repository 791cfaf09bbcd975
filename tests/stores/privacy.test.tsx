import { beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/config/env';
import { isPrivate, screenNumber } from '@/stores/privacy';
import { useAppConfig } from '@/stores/app-config';
import { changeSettings } from '@/stores/settings';

const grant = (...policies: string[]) =>
  useAppConfig.setState({
    configuration: {
      currentUser: { id: 1 },
      auth: { grantedPolicies: Object.fromEntries(policies.map((one) => [one, true])) },
    },
  });

beforeEach(() => {
  grant();
  env.privacy = false;
  changeSettings({ privacy: false });
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
    // Nor before the policies have arrived.
    useAppConfig.setState({ configuration: null });
    expect(isPrivate()).toBe(true);
    grant('Platform.ViewPhone');
    expect(isPrivate()).toBe(false);
    changeSettings({ privacy: true });
    expect(isPrivate()).toBe(true);
  });
});
