import { beforeAll, describe, expect, test } from 'vitest';
import type { Items } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, send, signIn } from './server';

let token = '';
beforeAll(async () => {
  reseed();
  token = await signIn('operator');
});

describe('every seeded row', () => {
  test.each([
    '/api/platform/ad',
    '/api/platform/icon-setting',
    '/api/platform/custom-icon',
    '/api/platform/app-forward',
    '/api/platform/external-company-ad',
    '/api/platform/parnter-app',
    '/api/substation/substation-sms',
  ])('of %s can be saved as it is', async (path) => {
    const { items } = await read<Items<{ id: unknown }>>(`GET ${path}?limit=1000`, { token });
    expect(items.length).toBeGreaterThan(5);
    for (const body of items) {
      const response = await send(`PUT ${path}`, { token, body });
      expect(response.status).toBe(200);
      const { concurrencyStamp: _new, ...saved } = await response.json();
      expect(body).toMatchObject(saved);
    }
  });
});
