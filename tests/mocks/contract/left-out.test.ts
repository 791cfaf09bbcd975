import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAppApi } from '@/api/base-support/client-app';
import { redisCacheApi } from '@/api/base-support/redis-cache';
import { regionApi } from '@/api/base-support/region';
import { companyBranchApi } from '@/api/company/company-branch';
import { goodsOrderApi } from '@/api/company/goods-order';
import { transportLineApi } from '@/api/company/transport-line';
import { votingVisitDetailApi } from '@/api/company/voting-detail';
import type { AnyEndpoint } from '@/api/endpoint';
import { permissionApi } from '@/api/permission';
import { sendCall, nameOf, start, stop, unknownId } from '../backend';
import { calls } from './calls';

beforeAll(start);
afterAll(stop);

test.each<[name: string, member: string, value: unknown]>([
  ['iconSettingApi.create', 'isNormal', true],
  ['customIconApi.create', 'isNormal', true],
  ['externalCompanyAdApi.create', 'isListed', true],
  ['newsApi.create', 'isListed', true],
  ['partnerAppApi.create', 'status', 1],
  ['voteApi.create', 'isSignUp', false],
  ['tenantUserApi.create', 'roleTypes', 0],
])('%s: sets %s to %j when it is not sent', async (name, member, value) => {
  const create = calls.find(({ call }) => nameOf(call) === name);
  const body = await create?.good();
  expect(body).not.toHaveProperty(member);
  expect((await sendCall(create?.call as AnyEndpoint, body)).body).toMatchObject({
    [member]: value,
  });
});

test.each<[string, AnyEndpoint, string]>([
  ['goodsOrderApi.tracks', goodsOrderApi.tracks, 'goodsOrderId'],
  ['goodsOrderApi.connects', goodsOrderApi.connects, 'goodsOrderId'],
  ['companyBranchApi.options', companyBranchApi.options, 'companyId'],
  ['transportLineApi.options', transportLineApi.options, 'companyId'],
  ['votingVisitDetailApi.list', votingVisitDetailApi.list, 'voteId'],
  ['clientAppApi.history', clientAppApi.history, 'clientAppId'],
  ['redisCacheApi.list', redisCacheApi.list, 'serverId'],
  ['permissionApi.list', permissionApi.list, 'providerName providerKey'],
  ['regionApi.locate', regionApi.locate, 'address'],
])('%s: is refused without its %3$s', async (_name, call, members) => {
  const response = await sendCall(call, call.paging ? { page: 1, limit: 5 } : {});
  expect([response.status, response.members.join(' ')]).toEqual([400, members]);
});

test('the visits of an unknown vote are not found', async () => {
  const request = { page: 1, limit: 5, voteId: unknownId };
  expect((await sendCall(votingVisitDetailApi.list, request)).status).toBe(404);
});
