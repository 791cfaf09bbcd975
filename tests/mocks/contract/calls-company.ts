import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import { companyApi } from '@/api/company/company';
import { companyDetailApi } from '@/api/company/company-detail';
import type { ById } from '@/api/types';
import { db } from '@/mocks/db';
import { uploadedPicture } from '../uploaded';
import { foreignStation, ownCompany, told } from './backend';
import {
  call,
  code,
  flag,
  mobile,
  number,
  phone,
  ref,
  refs,
  required,
  resource,
  rowOf,
  text,
  time,
  odd,
} from './write';

const own = () => ({ id: ownCompany });
const company = (query: object = {}) =>
  rowOf(companyApi.list, { substationId: 1, status: 2, ...query });
const foreignCompany = () => rowOf(companyApi.list, { substationId: foreignStation });
const foreign = async () => ({ id: (await foreignCompany()).id });
/** A part as it is once it was saved: before, it has no stamp that could be stale. */
const storedAs = async <Input extends ById>(save: Endpoint<Input, unknown>, body: Input) =>
  (await told(save as AnyEndpoint, body)) as Input;
const person = { contact: required(text(20)), mobile: required(mobile) };

const companyMembers = {
  companyName: required(text(50)),
  companyType: required(code),
  substationId: required(ref),
  regionId: required(ref),
  ...person,
  phone,
  address: text(100),
  introduction: text(500),
  companyLevelType: code,
  logoId: ref,
};
const newCompany = {
  companyName: '临沂市新开物流有限公司',
  companyType: 1,
  substationId: 1,
  regionId: 371302,
  contact: '王新',
  mobile: '13805391234',
} as const;

const ownCalls = [
  ...resource({
    one: companyApi.one,
    create: companyApi.create,
    update: companyApi.update,
    remove: companyApi.remove,
    made: () => newCompany,
    row: () => company(),
    removable: () => rowOf(companyApi.list, { substationId: 1, status: 1 }),
    foreign: foreignCompany,
    members: companyMembers,
    elsewhere: [() => ({ substationId: foreignStation }), 403],
  }),
  call(companyApi.export, { good: () => ({ substationId: 1 }) }),
  call(companyApi.changeType, {
    good: async () => ({ id: (await company({ companyType: 1 })).id, companyType: 5 as const }),
    members: { companyType: required(code) },
    unknown: ['id'],
    foreign,
    stamped: true,
  }),
  call(companyApi.search, { good: () => ({ companyName: '临沂' }) }),
  call(companyApi.byIds, { good: () => ({ companyIds: [ownCompany] }) }),
  call(companyApi.memberOptions, { good: () => ({ companyName: '临沂' }) }),
  call(companyApi.miniProgramCode, { good: own, unknown: ['id'], foreign }),
];

const days = {
  monday: flag,
  tuesday: flag,
  wednesday: flag,
  thursday: flag,
  friday: flag,
  saturday: flag,
  sunday: flag,
};
const works = {
  monday: true,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
};
const part = { unknown: ['id' as const], foreign, stamped: true };
const read = { good: own, unknown: ['id' as const], foreign };

const partCalls = [
  call(companyDetailApi.base, read),
  call(companyDetailApi.credential, read),
  call(companyDetailApi.settledInfo, read),
  call(companyDetailApi.insurance, read),
  call(companyDetailApi.lineRecommendText, read),
  call(companyDetailApi.saveCredential, {
    ...part,
    good: async () => ({
      ...own(),
      licenceNo: '91371302MA3C0GGN1A',
      legalPerson: '王新',
      licenceImageIds: [await uploadedPicture()],
      idCardImageIds: [],
    }),
    members: {
      licenceNo: required(text(18, '91371302MA3C0GGNIO', '123')),
      legalPerson: required(text(20)),
      licenceImageIds: required(refs, ['1', '2', '3', '4']),
      idCardImageIds: refs,
      credentialState: code,
    },
  }),
  call(companyDetailApi.saveSettledInfo, {
    ...part,
    good: () => ({
      ...own(),
      companyLevelType: 1 as const,
      settledTime: '2026-01-01 00:00:00',
      expireTime: '2027-01-01 00:00:00',
      feeAmount: 100,
      paymentInterval: 12,
    }),
    members: {
      companyLevelType: required(code),
      settledTime: required(time),
      expireTime: required(time, '2025-01-01 00:00:00'),
      feeAmount: number(0, 1_000_000, 2),
      paymentInterval: number(1, 99),
    },
  }),
  call(companyDetailApi.saveInsurance, {
    ...part,
    good: () => ({
      ...own(),
      isInsured: true,
      insurer: '平安保险',
      amount: 10_000,
      insuredFrom: '2026-01-01 00:00:00',
      insuredUntil: '2027-01-01 00:00:00',
      policyImageId: null,
    }),
    members: {
      isInsured: flag,
      insurer: required(text(50)),
      amount: required(number(0.01, 100_000_000, 2)),
      insuredFrom: required(time),
      insuredUntil: required(time, '2025-01-01 00:00:00'),
      policyImageId: ref,
    },
  }),
  call(companyDetailApi.saveWorkDays, {
    ...part,
    good: () => ({ ...own(), ...works, openTime: '08:00', closeTime: '18:00' }),
    members: {
      ...days,
      openTime: required(text(5, '24:00', '8:00', '08:60')),
      closeTime: required(text(5, '24:00', '07:59', '08:00')),
    },
  }),
  call(companyDetailApi.saveExcellentLine, {
    ...part,
    good: async () => {
      const line = (await db.transportLines.open())
        .all()
        .find(({ companyId }) => companyId === ownCompany);
      return { ...own(), isExcellentLine: true, lineIds: line ? [line.id] : [], reason: null };
    },
    members: { isExcellentLine: flag, lineIds: required(refs), reason: text(200) },
  }),
  call(companyDetailApi.saveDetailPage, {
    ...part,
    good: () =>
      storedAs(companyDetailApi.saveDetailPage, {
        ...own(),
        isCustom: true,
        title: '关于我们',
        content: '<p>一</p>',
        bannerImageId: null,
      }),
    members: {
      isCustom: flag,
      title: required(text(60)),
      content: required(text(20_000)),
      bannerImageId: ref,
    },
  }),
  call(companyDetailApi.saveManagers, {
    ...part,
    good: async () => ({
      ...own(),
      users: (await db.companyManagers.open()).one(ownCompany).users,
    }),
    members: {
      users: required(
        odd(
          [{}],
          [null],
          ['somebody'],
          [{ name: '甲', userName: 'x', mobile: '13805391234', companyRoles: 1 }],
        ),
      ),
    },
  }),
  call(companyDetailApi.saveLineRecommendText, {
    ...part,
    good: () =>
      storedAs(companyDetailApi.saveLineRecommendText, { ...own(), description: '准时发车' }),
    members: { description: required(text(200)) },
  }),
];

export const companyCalls = [...ownCalls, ...partCalls];
