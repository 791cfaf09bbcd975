import { beforeEach, describe, expect, test } from 'vitest';
import type { GoodsOrderApplyRule } from '@/api/platform/goods-order-apply-rule';
import { reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const path = '/api/platform/goods-order-apply-rule';
const one = (id: number) => read<GoodsOrderApplyRule>(`GET ${path}/${id}`, { token });
const save = (body: object) => ({ token, body });

describe('the rule for accepting goods orders', () => {
  test('is there for every sub-station, with one count per company level', async () => {
    const rule = await one(60);
    expect(rule).toMatchObject({ id: 60, substationId: 60, substationName: '南昌分站' });
    expect(rule.dailyAccepts.map(({ companyLevelType }) => companyLevelType)).toEqual([1, 2, 3]);
  });

  test('is stored as it was sent, and tells when', async () => {
    const rule = await one(1);
    const changed = {
      acceptMinutes: null,
      companiesPerOrder: 1,
      cancelsPerDay: 0,
      autoCompleteHours: 48,
      isMobileVisible: true,
      companyLevelTypes: [1],
      dailyAccepts: [
        { companyLevelType: 1, count: 50 },
        { companyLevelType: 2, count: 5 },
        { companyLevelType: 3, count: 1 },
      ],
    };
    const saved = await read<GoodsOrderApplyRule>(`PUT ${path}`, save({ ...rule, ...changed }));
    expect(saved).toMatchObject(changed);
    expect(saved.lastModificationTime).not.toBeNull();
    expect(await one(1)).toEqual(saved);
    expect(await one(2)).not.toMatchObject(changed);
  });

  test.each<[object, string]>([
    [{ acceptMinutes: 101 }, 'acceptMinutes'],
    [{ acceptMinutes: 1.5 }, 'acceptMinutes'],
    [{ companiesPerOrder: 0 }, 'companiesPerOrder'],
    [{ companiesPerOrder: null }, 'companiesPerOrder'],
    [{ cancelsPerDay: 100 }, 'cancelsPerDay'],
    [{ autoCompleteHours: 0 }, 'autoCompleteHours'],
    [{ isMobileVisible: 'maybe' }, 'isMobileVisible'],
    [{ companyLevelTypes: [] }, 'companyLevelTypes'],
    [{ companyLevelTypes: [4] }, 'companyLevelTypes'],
    [{ dailyAccepts: [] }, 'dailyAccepts'],
    [{ dailyAccepts: [{ companyLevelType: 1, count: 1 }] }, 'dailyAccepts'],
  ])('refuses %j and names the member', async (wrong, member) => {
    const refusal = await refused(`PUT ${path}`, save({ ...(await one(1)), ...wrong }));
    expect(refusal.status).toBe(400);
    expect(refusal.members).toContain(member);
  });

  test('refuses a count below zero by its place in the list', async () => {
    const rule = await one(1);
    const dailyAccepts = rule.dailyAccepts.map((level) => ({ ...level, count: -1 }));
    const refusal = await refused(`PUT ${path}`, save({ ...rule, dailyAccepts }));
    expect(refusal.members).toContain('dailyAccepts[1].count');
  });
});
