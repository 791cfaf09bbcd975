import { goodsOrderApplyRuleApi, type DailyAccepts } from '@/api/platform/goods-order-apply-rule';
import {
  substationRuleApi,
  type DisplayRuleInput,
  type OtherRuleInput,
  type SubstationRule,
} from '@/api/substation/substation-rule';
import type { Id } from '@/api/types';
import { SortingOption, StandardStatus, CompanyLevel } from '@/enums';
import { recordOf } from '@/lib/guards';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { knownRegions, regionNames } from '@/mocks/domain/substation-regions';
import {
  substationNames,
  ensureRows,
  withSubstationName,
  managedSubstation,
} from '@/mocks/domain/substations';
import { wallText } from '@/mocks/lib/clock';
import { pick } from '@/mocks/lib/rows';
import type { Region } from '@/mocks/seed/regions';
import {
  newRule,
  type StoredRule,
  type StoredSubstation,
  newApplyRule,
  type StoredApplyRule,
} from '@/mocks/seed/substation/substation-rows';
import { checks, listOf, type Check } from '@/mocks/server/checks';
import { crudHandlers, mock, type Context, type Received } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

const maxDailyPrices = 999;

async function toView(rule: StoredRule): Promise<SubstationRule> {
  const { id, ...fields } = rule;
  const nameOf = await substationNames();
  return {
    ...fields,
    substationId: id,
    substationName: nameOf(id),
    displayRegionNames: (await regionNames())(rule.displayRegionIds),
    receiveSubstationNames: rule.receiveSubstationIds.map(nameOf),
  };
}

/** Returns the regions that a sub-station may display: those it covers and the cities it has merged. */
async function displayable({ id, coverRegionIds }: StoredSubstation): Promise<Region[]> {
  const merged = (await db.mergeRegions.open())
    .all()
    .filter(({ substationId }) => substationId === id)
    .flatMap(({ regionIds }) => regionIds);
  const known = await knownRegions();
  const ids = new Set([...coverRegionIds, ...merged].map(String));
  return [...ids].flatMap((one) => known.get(one) ?? []);
}

/** Returns the rule without displayed regions that are no longer covered or merged. */
async function storedRule(substation: StoredSubstation): Promise<StoredRule> {
  const { id } = substation;
  const rule = (await db.substationRules.open()).find(id) ?? newRule(id);
  const allowed = new Set<Id>((await displayable(substation)).map((region) => region.id));
  return { ...rule, displayRegionIds: rule.displayRegionIds.filter((one) => allowed.has(one)) };
}

/** Returns whether a sub-station is enabled and has not expired. */
const isOpen = ({ status, expireTime }: StoredSubstation) =>
  status === StandardStatus.enabled && (expireTime === null || expireTime > wallText());

async function openSubstations(except: Id | undefined): Promise<StoredSubstation[]> {
  const all = (await db.substations.open()).all();
  return all.filter((one) => isOpen(one) && String(one.id) !== String(except));
}

async function readDisplay(body: Received<DisplayRuleInput>, substation: StoredSubstation) {
  const check = checks(body);
  const allowed = await displayable(substation);
  const displaysAll = check.flag('displaysAll');
  const find = (id: string) => allowed.find((region) => String(region.id) === id);
  const chosen = check.allKnown('displayRegionIds', find, !displaysAll);
  check.done();
  return { displaysAll, displayRegionIds: displaysAll ? [] : chosen.map(({ id }) => id) };
}

async function readOther(body: Received<OtherRuleInput>, substation: StoredSubstation) {
  const check = checks(body);
  const candidates = await openSubstations(substation.id);
  const stored = await storedRule(substation);
  // A chosen sub-station may stay after it was closed.
  const find = (id: string) =>
    candidates.find((one) => String(one.id) === id)?.id ??
    stored.receiveSubstationIds.find((one) => String(one) === id);
  return check.done({
    defaultSorting: check.code('defaultSorting', SortingOption.$values),
    showsOthers: check.flag('showsOthers'),
    masksMobile: check.flag('masksMobile'),
    dailyPriceLimit: check.number('dailyPriceLimit', { min: 1, max: maxDailyPrices }),
    receiveSubstationIds: check.allKnown('receiveSubstationIds', find, false),
  });
}

const toAvailable = pick('id', 'substationName', 'substationTypeId', 'startRegionName');

/** Saves the fields of one tab; those of the other tab stay as they are. */
async function save<Body extends { substationId: Id; concurrencyStamp?: string }>(
  body: Body,
  context: Context,
  read: (body: Body, substation: StoredSubstation) => Promise<Partial<StoredRule>>,
) {
  const substation = await managedSubstation(body.substationId, context);
  const fields = await read(body, substation);
  const stored = await storedRule(substation);
  return toView(db.substationRules.update(stored, body, fields));
}

/** Adds the missing rules of sub-stations that were created later. */
const ensureRules = () => ensureRows(db.applyRules, newApplyRule);

/** Reads one count for each level; the order of the entries does not matter. */
function readDailyAccepts(check: Check<'dailyAccepts'>): DailyAccepts[] {
  const entries = listOf(check.value('dailyAccepts')).map(recordOf);
  if (!entries.length) check.missing('dailyAccepts');
  return CompanyLevel.$values.map((companyLevelType, index) => {
    const ofLevel = entries.filter((entry) => Number(entry.companyLevelType) === companyLevelType);
    if (entries.length && ofLevel.length !== 1) check.wrongValue('dailyAccepts');
    const entry = check.nested(`dailyAccepts[${index}]`, ofLevel[0] ?? {});
    const count = entry.number('count', { required: ofLevel.length === 1, max: 999 });
    return { companyLevelType, count: count ?? 0 };
  });
}

const rules = collection(goodsOrderApplyRuleApi, {
  table: db.applyRules,
  scope: ofSubstation,
  view: withSubstationName<StoredApplyRule>,
  conditions: () => ({}),
  read(check, stored) {
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

export const handlers = [
  ...crudHandlers(substationRuleApi, P.substation, {
    one: async ({ substationId }, context) =>
      toView(await storedRule(await managedSubstation(substationId, context))),
    update: (body, context) => save(body, context, readDisplay),
    updateOther: (body, context) => save(body, context, readOther),
    displayRegions: async ({ substationId }, context) => {
      const substation = await managedSubstation(substationId, context);
      const { displaysAll, displayRegionIds } = await storedRule(substation);
      const items = (await displayable(substation)).map(({ id, pid, name, fullName }) => {
        const isDisplayed = displaysAll || displayRegionIds.includes(id);
        return { id, pid, name, fullName, isDisplayed };
      });
      return { items };
    },
  }),
  mock(substationRuleApi.available, {}, async ({ substationId }) => ({
    items: (await openSubstations(substationId)).map(toAvailable),
  })),
  ...crudHandlers(goodsOrderApplyRuleApi, P.receivingRule, {
    one: async (request, context) => {
      await ensureRules();
      return rules.one(request, context);
    },
    update: async (body, context) => {
      await ensureRules();
      return rules.update(body, context);
    },
  }),
];
