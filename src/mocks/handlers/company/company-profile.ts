import type { Company } from '@/api/company/company';
import {
  companyDetailApi,
  type LineRecommendText,
  type LineRecommendTextInput,
} from '@/api/company/company-detail';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Saved } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { db } from '@/mocks/db/db';
import type { Table } from '@/mocks/db/table';
import { readPicture } from '@/mocks/domain/references';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import type { StoredRecommendText } from '@/mocks/seed/company/company-profiles';
import { checks, forbidden, type Check } from '@/mocks/server/checks';
import { type Context, type Received, crudHandlers, mock } from '@/mocks/server/mock';
import { companyOf, refuseCompanyAccount, requireCompanyRole } from '@/mocks/server/scope';
import { P } from '@/policies';
import { recordChanges } from './company-changes';
import { requireSuited } from './owned';

interface Stamped extends ById {
  concurrencyStamp: string;
}
export interface Saving<Stored> {
  stored: Stored;
  company: Company;
  context: Context;
}
/** A part of a company with its own form; its row has the id of the company. */
interface Part<Stored extends Stamped, Shown, Body extends object> {
  table: Table<Stored>;
  /** The role that a company account needs to save the part; null when only the platform may save it. */
  role?: CompanyUserRole | null;
  /** The values of the part before it was saved for the first time. */
  blank: Omit<Stored, keyof Stamped>;
  /** Returns the fields of the part that are stored in the company's own row. */
  companyFields?: (company: Company) => Omit<Shown, keyof Stored>;
  /** Checks a body, and returns what it changes in the part and in the company's own row. */
  read(
    check: Check<keyof Body & string>,
    saving: Saving<Stored>,
  ): Promise<{ part: Partial<Stored>; company?: Partial<Company> }>;
  /** Updates other tables that depend on the part after a save. */
  saved?: (now: Stored, before: Stored, company: Company) => Promise<void>;
  /** Returns the values that the change log compares; when left out, the whole response. */
  recorded?: (view: Shown) => object;
}

/** Returns the handlers that read and save one part of a company, with its own stamp and change log entries. */
export function companyPart<Request, Shown extends Stamped, Stored extends Stamped>(
  { path }: Endpoint<Request, Saved<Shown>>,
  part: Part<Stored, NoInfer<Shown>, Received<Request>>,
) {
  const { table, role = CompanyUserRole.company, blank, recorded = (view: Shown) => view } = part;
  const section = path.slice(path.lastIndexOf('/') + 1);
  // The cast is safe, because `blank` lacks exactly the two fields added here; TypeScript cannot infer it for a generic.
  const storedOf = async (id: Id) =>
    (await table.open()).find(id) ?? ({ id, ...blank, concurrencyStamp: '' } as unknown as Stored);
  const toView = (stored: Stored, company: Company) =>
    ({ ...stored, ...part.companyFields?.(company) }) as unknown as Shown;

  const of = async (company: Company) => toView(await storedOf(company.id), company);
  const one = async ({ id }: { id?: Id }, context: Context) => of(await companyOf(id, context));

  type Sent = Received<Request> & Partial<Stamped>;

  async function save(body: Sent, context: Context): Promise<Shown> {
    const { id, concurrencyStamp } = body;
    const company = await companyOf(id, context);
    if (role === null) refuseCompanyAccount(context);
    else requireCompanyRole(context, role);
    const stored = await storedOf(company.id);
    const { part: fields, company: changes } = await part.read(checks(body), {
      stored,
      company,
      context,
    });
    const saved = table.update(stored, { concurrencyStamp }, fields);
    // The company is read again, because another part may have been saved meanwhile.
    const now = db.companies.one(company.id);
    await part.saved?.(saved, stored, now);
    const owner = changes ? db.companies.save({ ...now, ...changes }) : now;
    const view = toView(saved, owner);
    const [before, after] = [recorded(toView(stored, company)), recorded(view)];
    await recordChanges({ companyId: company.id, section, before, after }, context);
    return view;
  }
  return { of, one, save };
}

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
  async read(check) {
    const days = { ...noDays };
    for (const day of dayNames) days[day] = check.flag(day);
    const works = Object.values(days).includes(true);
    const rule = { required: works, pattern: clockPattern, wrong: 'wrongClock' } as const;
    const openTime = check.text('openTime', rule);
    const closeTime = check.text('closeTime', rule);
    if (works && !check.errors.length && closeTime <= openTime)
      check.add('closeTime', 'closesBeforeOpening');
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
  async read(check, { company }) {
    requireSuited(company, 'lines');
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
  async read(check, { stored, context }) {
    const isCustom = check.flag('isCustom');
    const { content, ...fields } = check.done({
      title: check.text('title', { required: isCustom, max: 60 }) || null,
      content: check.text('content', { required: isCustom, max: maxContent }),
      ...(await readPicture(check, 'bannerImage', stored, context)),
    });
    return { part: { isCustom, ...fields, content: sanitizeHtml(content) || null } };
  },
});

const platformId = '0';

const show = (stored: StoredRecommendText, isDefault: boolean): LineRecommendText => ({
  ...stored,
  isDefault,
});

async function textOf(id: unknown, context: Context): Promise<LineRecommendText> {
  const texts = await db.lineRecommendTexts.open();
  const platform = texts.one(platformId);
  if (String(id) === platformId) return show(platform, true);
  const company = await companyOf(String(id), context);
  const written = texts.find(company.id);
  if (written) return show(written, false);
  const description = platform.description.replaceAll('{companyName}', company.companyName);
  return show({ id: company.id, description, concurrencyStamp: '' }, true);
}

async function save(body: Received<LineRecommendTextInput>, context: Context) {
  const isPlatform = String(body.id) === platformId;
  const { policies } = context.user;
  if (isPlatform && !policies.includes(P.defaultData)) throw forbidden('PlatformTextNotYours');
  if (!isPlatform) requireCompanyRole(context, CompanyUserRole.company);
  const before = await textOf(body.id ?? '', context);
  const check = checks(body);
  const description = check.text('description', { required: true, max: 200 });
  check.done();
  const { isDefault: _default, ...stored } = before;
  const saved = db.lineRecommendTexts.update(stored, body, { description });
  const shown = show(saved, isPlatform);
  const section = 'line-recommend-default-description';
  const change = { companyId: before.id, section, before: { description: before.description } };
  if (!isPlatform) await recordChanges({ ...change, after: { description } }, context);
  return shown;
}

export const handlers = [
  ...crudHandlers(companyDetailApi, P.companyDetail, {
    saveWorkDays: workDays.save,
    saveExcellentLine: excellentLine.save,
    saveDetailPage: detailPage.save,
  }),
  mock(
    companyDetailApi.lineRecommendText,
    { grant: [P.defaultData, P.companyDetail, P.lineRecommend] },
    ({ id }, context) => textOf(id, context),
  ),
  mock(companyDetailApi.saveLineRecommendText, { grant: [P.defaultData, P.companyDetail] }, save),
];
