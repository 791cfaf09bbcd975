import { goodsOrderApplyRuleApi, type DailyAccepts } from '@/api/platform/goods-order-apply-rule';
import { CompanyLevel } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { knownSubstations, withSubstationName } from '@/mocks/domain/substations';
import { wallText } from '@/mocks/lib/clock';
import { newApplyRule, type StoredApplyRule } from '@/mocks/seed/platform/apply-rules';
import { checks, listOf, type Check } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

/** Every sub-station has a rule, one that came later too. */
async function ensureRules() {
  const rules = await db.applyRules.open();
  for (const { id } of await knownSubstations()) {
    if (!rules.find(id)) rules.save(newApplyRule(id));
  }
}

/** One count per level, whatever order they came in. */
function readDailyAccepts(check: Check<'dailyAccepts'>): DailyAccepts[] {
  const entries = listOf(check.value('dailyAccepts')).map(Object);
  if (!entries.length) check.missing('dailyAccepts');
  return CompanyLevel.$values.map((companyLevelType, index) => {
    const same = entries.filter((entry) => Number(entry.companyLevelType) === companyLevelType);
    if (entries.length && same.length !== 1) check.wrongValue('dailyAccepts');
    const entry = check.nested(`dailyAccepts[${index}]`, same[0] ?? {});
    const count = entry.number('count', { required: same.length === 1, max: 999 });
    return { companyLevelType, count: count ?? 0 };
  });
}

const rules = collection(goodsOrderApplyRuleApi, {
  table: db.applyRules,
  scope: ofSubstation,
  view: withSubstationName<StoredApplyRule>,
  conditions: () => ({}),
  read(body, stored) {
    const check = checks(body);
    const number = (
      member: 'companiesPerOrder' | 'cancelsPerDay' | 'autoCompleteHours',
      min: number,
      max: number,
    ) => check.number(member, { required: true, min, max });
    return check.done({
      substationId: stored?.substationId,
      acceptMinutes: check.number('acceptMinutes', { max: 100 }),
      companiesPerOrder: number('companiesPerOrder', 1, 50),
      dailyAccepts: readDailyAccepts(check),
      cancelsPerDay: number('cancelsPerDay', 0, 99),
      autoCompleteHours: number('autoCompleteHours', 1, 720),
      isMobileVisible: check.flag('isMobileVisible'),
      companyLevelTypes: check.codes('companyLevelTypes', CompanyLevel.$values),
      lastModificationTime: wallText(),
    });
  },
});

export const answers = crudAnswers(goodsOrderApplyRuleApi, P.receivingRule, {
  one: async (request, context) => {
    await ensureRules();
    return rules.one(request, context);
  },
  update: async (body, context) => {
    await ensureRules();
    return rules.update(body, context);
  },
});
