import {
  goodsOrderApplyRuleApi,
  type DailyAccepts,
  type GoodsOrderApplyRule,
  type GoodsOrderApplyRuleInput,
} from '@/api/platform/goods-order-apply-rule';
import { CompanyLevel } from '@/enums';
import { checks, listOf } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { computedCollection } from '@/mocks/db/computed-collection';
import { db } from '@/mocks/db/db';
import { mock, type Received } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import { usualApplyRule, type StoredApplyRule } from '@/mocks/seed/platform/apply-rules';
import { knownSubstations, substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';

type Body = Received<GoodsOrderApplyRuleInput>;
const grant = { grant: P.receivingRule };

/** Every sub-station has a rule, one that came later too. */
async function ensureRules() {
  const rules = await db.applyRules.open();
  for (const { id } of await knownSubstations()) {
    if (!rules.find(id)) rules.save(usualApplyRule(id));
  }
}

/** One count per level, whatever order they came in. */
function readDailyAccepts(check: ReturnType<typeof checks>, value: unknown): DailyAccepts[] {
  const entries = listOf(value).map(Object);
  if (!entries.length) check.missing('dailyAccepts');
  return CompanyLevel.$values.map((companyLevelType, index) => {
    const same = entries.filter((entry) => Number(entry.companyLevelType) === companyLevelType);
    if (entries.length && same.length !== 1) check.wrongValue('dailyAccepts');
    const rule = { required: same.length === 1, max: 999 };
    const count = check.number(`dailyAccepts[${index}].count`, same[0]?.count, rule);
    return { companyLevelType, count: count ?? 0 };
  });
}

/** What may be stored of a body. */
function readRule(body: Body) {
  const check = checks();
  const number = (
    member: 'companiesPerOrder' | 'cancelsPerDay' | 'autoCompleteHours',
    min: number,
    max: number,
  ) => check.number(member, body[member], { required: true, min, max }) ?? 0;
  const levels = listOf(body.companyLevelTypes);
  if (!levels.length) check.missing('companyLevelTypes');
  const fields = {
    acceptMinutes: check.number('acceptMinutes', body.acceptMinutes, { max: 100 }),
    companiesPerOrder: number('companiesPerOrder', 1, 50),
    dailyAccepts: readDailyAccepts(check, body.dailyAccepts),
    cancelsPerDay: number('cancelsPerDay', 0, 99),
    autoCompleteHours: number('autoCompleteHours', 1, 720),
    isMobileVisible: check.flag('isMobileVisible', body.isMobileVisible),
    companyLevelTypes: [...new Set(levels)].flatMap(
      (level) => check.code('companyLevelTypes', level, CompanyLevel.$values) ?? [],
    ),
  };
  check.done();
  return fields;
}

const rules = computedCollection<StoredApplyRule, GoodsOrderApplyRule, object, Body>({
  table: db.applyRules,
  show: async () => {
    const name = await substationNames();
    return (rule) => ({ ...rule, substationName: name(rule.substationId) });
  },
  sort: { field: 'substationId', down: false },
  scope: ofSubstation,
  conditions: {},
  read: (body, stored) => {
    const substationId = stored?.substationId ?? body.id;
    return { ...readRule(body), substationId, lastModificationTime: wallText() };
  },
});

export const answers = [
  mock(goodsOrderApplyRuleApi.one, grant, async (request, context) => {
    await ensureRules();
    return rules.one(request, context);
  }),
  mock(goodsOrderApplyRuleApi.update, grant, async (body, context) => {
    await ensureRules();
    return rules.update(body, context);
  }),
];
