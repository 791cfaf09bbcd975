import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { permissionApi } from '@/api/permission';
import { P } from '@/policies';
import { can, useAppConfig } from '@/stores/app-config';
import { hasRole, isCurrentUser, reloadPermissions } from '@/stores/current-user-permissions';
import { useSession } from '@/stores/session';
import { enterAs, server, startMockServer } from '../pages/mock-server';

beforeAll(() => startMockServer());
beforeEach(() => enterAs('operator'));
afterAll(() => server.close());

test('the session recognises the current user and their roles', () => {
  expect(hasRole('platform-operator')).toBe(true);
  expect(hasRole('back-office')).toBe(false);
  expect(isCurrentUser(useAppConfig.getState().configuration?.currentUser.id)).toBe(true);
  expect(isCurrentUser('somebody')).toBe(false);
  expect(isCurrentUser(null)).toBe(false);
});

test('a reload removes a revoked permission', async () => {
  const owner = { providerName: 'R', providerKey: 'platform-operator' } as const;
  await permissionApi.update({ ...owner, permissions: [{ name: P.cache, isGranted: false }] });
  expect(can(P.cache)).toBe(true);
  await reloadPermissions();
  expect(can(P.cache)).toBe(false);
  expect(can(P.clientApp)).toBe(true);
  expect(useSession.getState().roles).toEqual(['platform-operator']);
});
