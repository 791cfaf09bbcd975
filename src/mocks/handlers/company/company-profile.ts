import { companyDetailApi } from '@/api/company/company-detail';
import { db } from '@/mocks/db/db';
import { readPicture } from '@/mocks/domain/references';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import { checks } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { P } from '@/policies';
import { companyPart } from './company-part';
import { requireSuited } from './owned';
import messages from '@/mocks/server/messages.json';

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const maxContent = 20_000;

const noDays = {
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
};
const dayNames = Object.keys(noDays) as (keyof typeof noDays)[];

export const workDays = companyPart(companyDetailApi.saveWorkDays, {
  table: db.companyWorkDays,
  blank: { ...noDays, openTime: null, closeTime: null },
  companyFields: () => ({}),
  async read(body) {
    const check = checks(body);
    const days = { ...noDays };
    for (const day of dayNames) days[day] = check.flag(day);
    const works = Object.values(days).includes(true);
    const rule = { required: works, pattern: clockPattern, wrong: messages.wrongClock };
    const openTime = check.text('openTime', rule);
    const closeTime = check.text('closeTime', rule);
    if (works && !check.errors.length && closeTime <= openTime)
      check.add('closeTime', messages.closesBeforeOpening);
    check.done();
    const hours = works ? { openTime, closeTime } : { openTime: null, closeTime: null };
    return { part: { ...days, ...hours } };
  },
});

export const excellentLine = companyPart(companyDetailApi.saveExcellentLine, {
  table: db.companyExcellentLines,
  role: null,
  blank: { lineIds: [], reason: null },
  companyFields: ({ isExcellentLine }) => ({ isExcellentLine }),
  async read(body, { company }) {
    requireSuited(company, 'lines');
    const check = checks(body);
    const lines = await db.transportLines.open();
    const isExcellentLine = check.flag('isExcellentLine');
    const find = (id: string) => {
      const line = lines.find(id);
      return line?.companyId === company.id ? line.id : undefined;
    };
    const lineIds = check.allKnown('lineIds', find, isExcellentLine);
    const reason = check.optional('reason', { max: 200 });
    check.done();
    const part = isExcellentLine ? { lineIds, reason } : { lineIds: [], reason: null };
    return { part, company: { isExcellentLine } };
  },
});

export const detailPage = companyPart(companyDetailApi.saveDetailPage, {
  table: db.companyDetailPages,
  blank: { isCustom: false, title: null, content: null, bannerImageId: null, bannerImageUrl: null },
  companyFields: () => ({}),
  async read(body, { stored, context }) {
    const check = checks(body);
    const isCustom = check.flag('isCustom');
    const { content, ...fields } = check.done({
      title: check.text('title', { required: isCustom, max: 60 }) || null,
      content: check.text('content', { required: isCustom, max: maxContent }),
      ...(await readPicture(check, 'bannerImage', stored, context)),
    });
    return { part: { isCustom, ...fields, content: sanitizeHtml(content) || null } };
  },
});

export const answers = crudAnswers(companyDetailApi, P.companyDetail, {
  saveWorkDays: workDays.save,
  saveExcellentLine: excellentLine.save,
  saveDetailPage: detailPage.save,
});
