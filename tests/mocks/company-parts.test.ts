import { describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { companyDetailApi } from '@/api/company/company-detail';
import { transportLineApi } from '@/api/company/transport-line';
import { sendCall, reseedEachTest, ownCompany, statusOf, rowOf, bodyOf } from './backend';
import { uploadedPicture } from './uploaded';

reseedEachTest();

const id = ownCompany;
const { base, credential, settledInfo, insurance, lineRecommendText } = companyDetailApi;
const { saveCredential, saveSettledInfo, saveInsurance, saveLineRecommendText } = companyDetailApi;
const detail = (of: string | number = id) => bodyOf(companyApi.one, { id: of });

test('the parts of a company match its row in the list', async () => {
  const own = await detail();
  const { companyLevelType, settledTime, expireTime, credentialState } = own;
  const form = await bodyOf(base, { id });
  expect(own).toMatchObject({ ...form, status: 2 });
  expect(form).not.toHaveProperty('status');
  const credentials = await bodyOf(credential, { id });
  expect(credentials).toMatchObject({ id, credentialState });
  expect(credentials.licenceNo).toMatch(/^91\d{6}[0-9A-Z]{10}$/);
  const terms = { companyLevelType, settledTime, expireTime };
  expect(await bodyOf(settledInfo, { id })).toMatchObject(terms);
  const insured = await rowOf(companyApi.list, { isInsured: true });
  const policy = { isInsured: true, insurer: expect.any(String) };
  expect(await bodyOf(insurance, { id: insured.id })).toMatchObject(policy);
  const excellent = await rowOf(companyApi.list, { isExcellentLine: true });
  expect((await detail(excellent.id)).excellentLine.lineIds.length).toBeGreaterThan(0);
});

test('the parts are empty until they are saved', async () => {
  const draft = await rowOf(companyApi.list, { status: 1, credentialState: 0 });
  const empty = { licenceNo: null, licenceImageIds: [], concurrencyStamp: '' };
  expect(await bodyOf(credential, { id: draft.id })).toMatchObject(empty);
  expect(await detail(draft.id)).toMatchObject({
    workDays: { id: draft.id, monday: false, openTime: null },
    manageUser: { users: [] },
    customDetailPage: { isCustom: false },
  });
});

describe('the credentials', () => {
  test('are pending after a save, and only the platform verifies them', async () => {
    const body = {
      id,
      licenceNo: '91371302MA3C8XYQ2K',
      legalPerson: '赵德',
      licenceImageIds: [await uploadedPicture()],
      idCardImageIds: [],
    };
    const saved = await bodyOf(saveCredential, body, 'company');
    expect(saved.credentialState).toBe(1);
    expect(saved.licenceImageUrls[0]).toContain('/static/uploads/');
    const verify = { ...saved, credentialState: 2 };
    const notYours = '403 Console:CredentialStateNotYours';
    expect(await statusOf(saveCredential, verify, 'company')).toBe(notYours);
    expect(await statusOf(saveCredential, verify)).toBe('403 Console:CredentialsIncomplete');
    const oneSide = { ...verify, idCardImageIds: [await uploadedPicture('front')] };
    expect((await sendCall(saveCredential, oneSide)).members).toEqual(['idCardImageIds']);
    const idCardImageIds = [await uploadedPicture('front'), await uploadedPicture('back')];
    const verified = await bodyOf(saveCredential, { ...verify, idCardImageIds });
    expect([verified.credentialState, (await detail()).credentialState]).toEqual([2, 2]);
  });

  test('stay verified when they are saved without a change', async () => {
    const body = await bodyOf(credential, { id });
    const same = await bodyOf(saveCredential, body, 'company');
    expect(same).toMatchObject({ ...body, concurrencyStamp: expect.any(String) });
    const saved = await bodyOf(saveCredential, { ...same, legalPerson: '钱新' }, 'company');
    expect([body.credentialState, saved.credentialState]).toEqual([2, 1]);
  });
});

test('the terms of settling appear in the company', async () => {
  const terms = { id, companyLevelType: 1, feeAmount: 9800.5, paymentInterval: 65 };
  const period = { settledTime: '2026-01-01', expireTime: '2027-01-01 00:00:00' };
  const saved = await bodyOf(saveSettledInfo, { ...terms, ...period });
  expect(saved).toMatchObject({ settledTime: '2026-01-01T00:00:00', feeAmount: 9800.5 });
  const shown = { companyLevelType: 1, expireTime: '2027-01-01T00:00:00' };
  expect(await detail()).toMatchObject(shown);
});

test('switching the insurance off clears its fields', async () => {
  const saved = await bodyOf(saveInsurance, {
    id,
    isInsured: true,
    insurer: '平安产险',
    amount: 1_000_000,
    insuredFrom: '2026-01-01',
    insuredUntil: '2026-12-31',
    policyImageId: await uploadedPicture(),
  });
  expect(saved.policyImageUrl).toContain('.png');
  expect((await detail()).isInsured).toBe(true);
  const none = await bodyOf(saveInsurance, { ...saved, isInsured: false });
  expect(none).toMatchObject({ isInsured: false, insurer: null, policyImageUrl: null });
  expect((await detail()).isInsured).toBe(false);
});

test('work days keep their hours, and have none when no day is open', async () => {
  const save = companyDetailApi.saveWorkDays;
  const week = { id, monday: true, openTime: '08:00', closeTime: '18:30' };
  const saved = await bodyOf(save, week, 'company');
  expect(saved).toMatchObject({ monday: true, tuesday: false, openTime: '08:00' });
  expect((await detail()).workDays).toEqual(saved);
  const idle = { monday: false, openTime: null, closeTime: null };
  expect(await bodyOf(save, { id })).toMatchObject(idle);
});

test('the mark for excellent lines accepts lines of the company only, and is removed with the last line', async () => {
  const save = companyDetailApi.saveExcellentLine;
  const line = await rowOf(transportLineApi.list, { companyId: id });
  const mark = { id, isExcellentLine: true, lineIds: [line.id], reason: '零投诉' };
  expect((await bodyOf(save, mark)).lineIds).toEqual([line.id]);
  expect((await detail()).isExcellentLine).toBe(true);
  const gear = await rowOf(companyApi.list, { companyType: 3 });
  const foreign = await rowOf(transportLineApi.list, {}, ({ companyId }) => companyId !== id);
  expect(await sendCall(save, { ...mark, lineIds: [foreign.id] })).toMatchObject({
    status: 400,
    members: ['lineIds'],
  });
  const unsuited = { ...mark, id: gear.id };
  expect(await statusOf(save, unsuited)).toBe('403 Console:CompanyTypeUnsuited');
  await bodyOf(transportLineApi.remove, { id: line.id });
  expect((await detail()).isExcellentLine).toBe(false);
});

test('a custom page is stored without scripts', async () => {
  const content =
    '<p onclick="steal()">好</p><script>steal()</script><a href="javascript:x">去</a>';
  const page = { id, isCustom: true, title: '顺达专线', content };
  const saved = await bodyOf(companyDetailApi.saveDetailPage, page);
  expect(saved.content).toBe('<p>好</p><a >去</a>');
});

test('the text of a recommended line is the text of the platform until the company saves its own', async () => {
  const { companyName } = await detail();
  const own = await bodyOf(lineRecommendText, { id });
  expect(own).toMatchObject({ isDefault: true, description: expect.stringContaining(companyName) });
  const platform = await bodyOf(lineRecommendText, { id: 0 }, 'backoffice');
  const description = '{companyName}天天发车。';
  await bodyOf(saveLineRecommendText, { ...platform, description }, 'backoffice');
  const shown = await bodyOf(lineRecommendText, { id });
  expect(shown.description).toBe(`${companyName}天天发车。`);
  expect(await statusOf(saveLineRecommendText, platform)).toBe('409');
  const text = { id, description: '自家文案' };
  await bodyOf(saveLineRecommendText, text, 'company');
  expect(await bodyOf(lineRecommendText, { id })).toMatchObject({ ...text, isDefault: false });
  const foreign = statusOf(saveLineRecommendText, { ...text, id: 0 }, 'company');
  expect(await foreign).toBe('403 Console:PlatformTextNotYours');
});
