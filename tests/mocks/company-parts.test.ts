import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyDetail } from '@/api/company/company';
import type {
  CompanyBase,
  CompanyCredential,
  CompanyDetailPage,
  CompanyExcellentLine,
  CompanyInsurance,
  CompanySettledInfo,
  CompanyWorkDays,
  LineRecommendText,
} from '@/api/company/company-detail';
import type { TransportLine } from '@/api/company/transport-line';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { companyById, wronglyTaken, ownId, signInAll, someCompany } from './companies';
import { read, refused, send } from './server';
import { uploadedPicture } from './uploaded';

const path = '/api/company/company';

let tokens = { operator: '', manager: '', staff: '', backoffice: '', company: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'manager', 'staff', 'backoffice', 'company');
  token = tokens.operator;
});

const detail = (id: string | number) => read<CompanyDetail>(`GET ${path}/${id}`, { token });
const part = <Part>(name: string, id: string | number = ownId) =>
  read<Part>(`GET ${path}/${id}/${name}`, { token });
describe('the parts of a company', () => {
  test('agree with the row of the list', async () => {
    const own = await detail(ownId);
    const base = await part<CompanyBase>('base');
    expect(own).toMatchObject({ ...base, status: 2 });
    expect(base).not.toHaveProperty('status');
    const credential = await part<CompanyCredential>('credential');
    expect(credential).toMatchObject({ id: ownId, credentialState: own.credentialState });
    expect(credential.licenceNo).toMatch(/^91\d{6}[0-9A-Z]{10}$/);
    const settled = await part<CompanySettledInfo>('settled-info');
    expect(settled).toMatchObject({
      companyLevelType: own.companyLevelType,
      settledTime: own.settledTime,
      expireTime: own.expireTime,
    });
    const insured = await someCompany(token, 'isInsured=true');
    const insurance = await read<CompanyInsurance>(`GET ${path}/insure/${insured.id}`, { token });
    expect(insurance).toMatchObject({ isInsured: true, insurer: expect.any(String) });
    const excellent = await someCompany(token, 'isExcellentLine=true');
    expect((await detail(excellent.id)).excellentLine.lineIds.length).toBeGreaterThan(0);
  });

  test('are empty while nothing was saved', async () => {
    const { id } = await someCompany(token, 'status=1&credentialState=0');
    expect(await part<CompanyCredential>('credential', id)).toMatchObject({
      licenceNo: null,
      licenceImageIds: [],
      concurrencyStamp: '',
    });
    const { workDays, manageUser, customDetailPage } = await detail(id);
    expect(workDays).toMatchObject({ id, monday: false, openTime: null });
    expect(manageUser.users).toEqual([]);
    expect(customDetailPage.isCustom).toBe(false);
  });
});

describe('the other parts', () => {
  test('insurance is all or nothing', async () => {
    const put = `PUT ${path}/insure`;
    const policy = {
      id: ownId,
      isInsured: true,
      insurer: '平安产险',
      amount: 1_000_000,
      insuredFrom: '2026-01-01',
      insuredUntil: '2026-12-31',
      policyImageId: await uploadedPicture(),
    };
    const saved = await read<CompanyInsurance>(put, { token, body: policy });
    expect(saved.policyImageUrl).toContain('.png');
    expect((await companyById(token, ownId)).isInsured).toBe(true);
    expect(
      await wronglyTaken(
        put,
        policy,
        [
          ['insurer', { insurer: '' }],
          ['amount', { amount: 0 }],
          ['insuredFrom', { insuredFrom: '' }],
          ['insuredUntil', { insuredUntil: '2025-01-01' }],
          ['policyImageId', { policyImageId: '17' }],
          ['isInsured', { isInsured: 'maybe' }],
        ],
        token,
      ),
    ).toEqual([]);
    const none = await read<CompanyInsurance>(put, { token, body: { ...saved, isInsured: false } });
    expect(none).toMatchObject({ isInsured: false, insurer: null, policyImageUrl: null });
    expect((await companyById(token, ownId)).isInsured).toBe(false);
  });

  test('work days need hours, in order', async () => {
    const put = `PUT ${path}/work-days`;
    const week = { id: ownId, monday: true, openTime: '08:00', closeTime: '18:30' };
    const saved = await read<CompanyWorkDays>(put, { token: tokens.company, body: week });
    expect(saved).toMatchObject({ monday: true, tuesday: false, openTime: '08:00' });
    expect((await detail(ownId)).workDays).toEqual(saved);
    expect(
      await wronglyTaken(
        put,
        week,
        [
          ['monday', { monday: 'x' }],
          ['openTime', { openTime: '' }],
          ['openTime', { openTime: '8:00' }],
          ['closeTime', { closeTime: '24:00' }],
          ['closeTime', { closeTime: '07:59' }],
        ],
        token,
      ),
    ).toEqual([]);
    const idle = await read<CompanyWorkDays>(put, { token, body: { id: ownId } });
    expect(idle).toMatchObject({ monday: false, openTime: null, closeTime: null });
  });

  test('the mark for excellent lines names lines of this company, and goes with the last of them', async () => {
    const put = `PUT ${path}/excellent-line`;
    const lines = await read<Page<TransportLine>>('POST /api/company/transport-line/list', {
      token,
      body: { page: 1, limit: 1, companyId: ownId },
    });
    const [line] = lines.items;
    const mark = { id: ownId, isExcellentLine: true, lineIds: [line?.id], reason: '零投诉' };
    const saved = await read<CompanyExcellentLine>(put, { token, body: mark });
    expect(saved.lineIds).toEqual([line?.id]);
    expect((await companyById(token, ownId)).isExcellentLine).toBe(true);
    expect(
      await wronglyTaken(
        put,
        mark,
        [
          ['lineIds', { lineIds: [] }],
          ['lineIds', { lineIds: ['1384060000000009999'] }],
          ['reason', { reason: '长'.repeat(201) }],
        ],
        token,
      ),
    ).toEqual([]);
    expect(await refused(put, { token: tokens.company, body: mark })).toMatchObject({
      status: 403,
    });
    const { id } = await someCompany(token, 'companyType=3');
    expect(await refused(put, { token, body: { ...mark, id } })).toMatchObject({
      code: 'Console:CompanyTypeUnsuited',
    });
    await send(`DELETE /api/company/transport-line/${line?.id}`, { token });
    expect((await companyById(token, ownId)).isExcellentLine).toBe(false);
  });

  test('a page of its own loses what could run', async () => {
    const put = `PUT ${path}/custom-detail-page`;
    const body = {
      id: ownId,
      isCustom: true,
      title: '顺达专线',
      content: '<p onclick="steal()">好</p><script>steal()</script><a href="javascript:x">去</a>',
    };
    const saved = await read<CompanyDetailPage>(put, { token, body });
    expect(saved.content).toBe('<p>好</p><a >去</a>');
    expect(
      await wronglyTaken(
        put,
        body,
        [
          ['title', { title: '' }],
          ['content', { content: '' }],
          ['bannerImageId', { bannerImageId: 'none' }],
        ],
        token,
      ),
    ).toEqual([]);
  });

  test('the text of a recommended line is the platform’s until the company has its own', async () => {
    const name = 'company-line-recommend-default-description';
    const put = `PUT ${path}/line-recommend-default-description`;
    const { companyName } = await companyById(token, ownId);
    const first = await part<LineRecommendText>(name);
    expect(first.isDefault).toBe(true);
    expect(first.description).toContain(companyName);
    const platform = await read<LineRecommendText>(`GET ${path}/0/${name}`, {
      token: tokens.backoffice,
    });
    const text = { ...platform, description: '{companyName}天天发车。' };
    await read(put, { token: tokens.backoffice, body: text });
    expect((await part<LineRecommendText>(name)).description).toBe(`${companyName}天天发车。`);
    expect((await refused(put, { token, body: text })).status).toBe(409);
    const own = { id: ownId, description: '自家文案' };
    await read(put, { token: tokens.company, body: own });
    expect(await part<LineRecommendText>(name)).toMatchObject({ ...own, isDefault: false });
    expect(await wronglyTaken(put, own, [['description', { description: '' }]], token)).toEqual([]);
    expect(await refused(put, { token: tokens.company, body: { ...own, id: 0 } })).toMatchObject({
      code: 'Console:PlatformTextNotYours',
    });
  });
});
