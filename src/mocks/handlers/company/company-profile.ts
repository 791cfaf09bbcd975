import {
  companyDetailApi,
  type CompanyDetailPage,
  type CompanyDetailPageInput,
  type CompanyExcellentLine,
  type CompanyExcellentLineInput,
  type CompanyWorkDays,
  type CompanyWorkDaysInput,
} from '@/api/company/company-detail';
import { CompanyUserRole } from '@/enums';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import { checks } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import type { Text } from '@/mocks/server/errors';
import type { Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { readPicture } from '@/mocks/files/pictures';
import type { StoredExcellentLine } from '@/mocks/seed/company/company-profiles';
import { P } from '@/policies';
import { companyPart, type Saving } from './company-part';
import { requireSuited } from './owned';

const details = { grant: P.companyDetail };
const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const wrongClock: Text = {
  zh: '请输入正确的时间，如 08:30。',
  en: 'Enter a valid time, e.g. 08:30.',
};
const closesFirst: Text = {
  zh: '下班时间必须晚于上班时间。',
  en: 'The closing time must be after the opening time.',
};
const maxContent = 20_000;

async function readWorkDays(
  body: Received<CompanyWorkDaysInput>,
  { stored }: Saving<CompanyWorkDays>,
) {
  const check = checks();
  const days = {
    monday: check.flag('monday', body.monday),
    tuesday: check.flag('tuesday', body.tuesday),
    wednesday: check.flag('wednesday', body.wednesday),
    thursday: check.flag('thursday', body.thursday),
    friday: check.flag('friday', body.friday),
    saturday: check.flag('saturday', body.saturday),
    sunday: check.flag('sunday', body.sunday),
  };
  const works = Object.values(days).includes(true);
  const rule = { required: works, pattern: clockPattern, wrong: wrongClock };
  const openTime = check.text('openTime', body.openTime, rule);
  const closeTime = check.text('closeTime', body.closeTime, rule);
  if (works && !check.errors.length && closeTime <= openTime) check.add('closeTime', closesFirst);
  check.done();
  const hours = works ? { openTime, closeTime } : { openTime: null, closeTime: null };
  return { part: { ...stored, ...days, ...hours } };
}

export const workDays = companyPart<
  CompanyWorkDays,
  CompanyWorkDays,
  Received<CompanyWorkDaysInput>
>({
  section: 'work-days',
  table: db.companyWorkDays,
  role: CompanyUserRole.company,
  blank: (id) => ({
    id,
    monday: false,
    tuesday: false,
    wednesday: false,
    thursday: false,
    friday: false,
    saturday: false,
    sunday: false,
    openTime: null,
    closeTime: null,
    concurrencyStamp: '',
  }),
  show: (stored) => stored,
  read: readWorkDays,
});

export const excellentLine = companyPart<
  StoredExcellentLine,
  CompanyExcellentLine,
  Received<CompanyExcellentLineInput>
>({
  section: 'excellent-line',
  table: db.companyExcellentLines,
  role: null,
  blank: (id) => ({ id, lineIds: [], reason: null, concurrencyStamp: '' }),
  show: (stored, { isExcellentLine }) => ({ ...stored, isExcellentLine }),
  read: async (body, { stored, company }) => {
    requireSuited(company, 'lines');
    const check = checks();
    const lines = await db.transportLines.open();
    const isExcellentLine = check.flag('isExcellentLine', body.isExcellentLine);
    const marked = check.allKnown(
      'lineIds',
      body.lineIds,
      (id) => {
        const line = lines.find(id);
        return line?.companyId === company.id ? line.id : undefined;
      },
      isExcellentLine,
    );
    const reason = check.optional('reason', body.reason, { max: 200 });
    check.done();
    const fields = isExcellentLine ? { lineIds: marked, reason } : { lineIds: [], reason: null };
    return { part: { ...stored, ...fields }, company: { isExcellentLine } };
  },
});

async function readDetailPage(
  body: Received<CompanyDetailPageInput>,
  { stored, context }: Saving<CompanyDetailPage>,
) {
  const check = checks();
  const isCustom = check.flag('isCustom', body.isCustom);
  const title = check.text('title', body.title, { required: isCustom, max: 60 });
  const content = check.text('content', body.content, { required: isCustom, max: maxContent });
  const banner = await readPicture(
    check,
    'bannerImageId',
    body.bannerImageId,
    { id: stored.bannerImageId, url: stored.bannerImageUrl },
    context.request,
  );
  check.done();
  const part = {
    ...stored,
    isCustom,
    title: title || null,
    content: sanitizeHtml(content) || null,
    bannerImageId: banner.id,
    bannerImageUrl: banner.url,
  };
  return { part };
}

export const detailPage = companyPart<
  CompanyDetailPage,
  CompanyDetailPage,
  Received<CompanyDetailPageInput>
>({
  section: 'custom-detail-page',
  table: db.companyDetailPages,
  role: CompanyUserRole.company,
  blank: (id) => ({
    id,
    isCustom: false,
    title: null,
    content: null,
    bannerImageId: null,
    bannerImageUrl: null,
    concurrencyStamp: '',
  }),
  show: (stored) => stored,
  read: readDetailPage,
});

export const answers = crudAnswers(companyDetailApi, details, {
  saveWorkDays: workDays.save,
  saveExcellentLine: excellentLine.save,
  saveDetailPage: detailPage.save,
});
