import { beforeEach, describe, expect, test } from 'vitest';
import type { Company } from '@/api/company/company';
import type { CompanyCredential, CompanySettledInfo } from '@/api/company/company-detail';
import { reseed } from '@/mocks/db';
import { companyById, ownId, signInAll, someCompany } from './companies';
import { read, refused } from './server';
import { uploadedPicture } from './uploaded';

const path = '/api/company/company';

let tokens = { operator: '', company: '', clerk: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'company', 'clerk');
  token = tokens.operator;
});

const part = <Part>(name: string, id: string | number = ownId) =>
  read<Part>(`GET ${path}/${id}/${name}`, { token });

describe('the papers', () => {
  const put = `PUT ${path}/credential`;
  const papers = async () => ({
    id: ownId,
    licenceNo: '91371302MA3C8XYQ2K',
    legalPerson: '赵德',
    licenceImageIds: [await uploadedPicture()],
    idCardImageIds: [] as string[],
  });

  test('wait for a check once they are saved, and the platform decides', async () => {
    const body = await papers();
    const saved = await read<CompanyCredential>(put, { token: tokens.company, body });
    expect(saved.credentialState).toBe(1);
    expect(saved.licenceImageUrls[0]).toContain('/static/uploads/');
    expect((await companyById(token, ownId)).credentialState).toBe(1);
    const verify = { ...saved, credentialState: 2 };
    expect(await refused(put, { token: tokens.company, body: verify })).toMatchObject({
      code: 'Console:CredentialStateNotYours',
    });
    expect(await refused(put, { token, body: verify })).toMatchObject({
      code: 'Console:CredentialsIncomplete',
    });
    const idCardImageIds = [await uploadedPicture('front'), await uploadedPicture('back')];
    const verified = await read<CompanyCredential>(put, {
      token,
      body: { ...verify, idCardImageIds },
    });
    expect(verified.credentialState).toBe(2);
    expect((await companyById(token, ownId)).credentialState).toBe(2);
  });

  test('that stay as they are need no new check', async () => {
    const body = await part<CompanyCredential>('credential');
    expect(body.credentialState).toBe(2);
    const same = await read<CompanyCredential>(put, { token: tokens.company, body });
    expect(same).toMatchObject({ ...body, concurrencyStamp: expect.any(String) });
    const changed = { ...same, legalPerson: '钱新' };
    const saved = await read<CompanyCredential>(put, { token: tokens.company, body: changed });
    expect(saved.credentialState).toBe(1);
  });

  test('let a draft go live once they are verified, as long as its type needs them', async () => {
    const draft = await someCompany(token, 'status=1&credentialState=0&companyType=1');
    const enable = { ...draft, status: 2 };
    expect(await refused(`PUT ${path}`, { token, body: enable })).toMatchObject({
      code: 'Console:CredentialsNotVerified',
    });
    const settings = '/api/company/company-type-setting';
    const setting = await read<object>(`GET ${settings}/1`, { token });
    await read(`PUT ${settings}`, { token, body: { ...setting, needsCredentials: false } });
    expect((await read<Company>(`PUT ${path}`, { token, body: enable })).status).toBe(2);
  });
});

describe('the terms of settling', () => {
  const put = `PUT ${path}/settled-info`;
  const terms = {
    id: ownId,
    companyLevelType: 1,
    settledTime: '2026-01-01',
    expireTime: '2027-01-01 00:00:00',
    feeAmount: 9800.5,
    paymentInterval: 65,
  };

  test('show in the list, and need the right to edit the company', async () => {
    const saved = await read<CompanySettledInfo>(put, { token, body: terms });
    expect(saved).toMatchObject({ settledTime: '2026-01-01T00:00:00', feeAmount: 9800.5 });
    expect(await companyById(token, ownId)).toMatchObject({
      companyLevelType: 1,
      expireTime: '2027-01-01T00:00:00',
    });
    const again = { ...terms, feeAmount: 9900 };
    expect(await refused(put, { token: tokens.clerk, body: again })).toMatchObject({
      status: 403,
      code: 'Console:CompanyRoleMissing',
    });
    const edited = await read<CompanySettledInfo>(put, { token: tokens.company, body: again });
    expect(edited.feeAmount).toBe(9900);
  });
});
