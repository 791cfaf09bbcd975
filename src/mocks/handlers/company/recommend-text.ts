import {
  companyDetailApi,
  type LineRecommendText,
  type LineRecommendTextInput,
} from '@/api/company/company-detail';
import { CompanyUserRole } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { companyOf, requireCompanyRole } from '@/mocks/server/scope';
import type { StoredRecommendText } from '@/mocks/seed/company/company-profiles';
import { P } from '@/policies';
import { recordChanges } from './company-changes';

/** The platform's own text stands under this id. */
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
  const answer = show(saved, isPlatform);
  const section = 'line-recommend-default-description';
  const change = { companyId: before.id, section, before: { description: before.description } };
  if (!isPlatform) await recordChanges({ ...change, after: { description } }, context);
  return answer;
}

export const answers = [
  mock(
    companyDetailApi.lineRecommendText,
    { grant: [P.defaultData, P.companyDetail, P.lineRecommend] },
    ({ id }, context) => textOf(id, context),
  ),
  mock(companyDetailApi.saveLineRecommendText, { grant: [P.defaultData, P.companyDetail] }, save),
];
