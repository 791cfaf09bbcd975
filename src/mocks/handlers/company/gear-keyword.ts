import {
  gearKeywordApi,
  type AllGearKeywordsInput,
  type DefaultKeywords,
  type DefaultKeywordsInput,
  type GearKeywords,
  type GearKeywordsInput,
  type KeywordMerge,
  type KeywordSearch,
} from '@/api/company/gear-keyword';
import type { Id, Items } from '@/api/types';
import { checks, listOf, sameId } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { conflict } from '@/mocks/server/errors';
import { mock, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { defaultKeywordsId, type StoredGearConfig } from '@/mocks/seed/company/gear-configs';
import { P } from '@/policies';

type Check = ReturnType<typeof checks>;

const reading = { grant: [P.gear, P.companyDetail] };
const defaulting = { grant: [P.defaultData, P.gear] };
const maxKeywords = 50;
const maxFound = 50;

function readKeywords(check: Check, member: string, given: unknown): string[] {
  const keywords = listOf(given).map((word) =>
    check.text(member, word, { required: true, max: 12 }),
  );
  if (keywords.length > maxKeywords) check.wrongValue(member);
  const doubled = keywords.find((word, index) => word && keywords.indexOf(word) !== index);
  if (doubled !== undefined)
    check.add(member, {
      zh: `关键词“${doubled}”重复。`,
      en: `The keyword “${doubled}” appears more than once.`,
    });
  return keywords;
}

interface Saved {
  config: StoredGearConfig;
  keywords: string[];
  merged: KeywordMerge[];
  stamp: string;
}

/** A keyword is merged into one that stays. */
function readMerges(check: Check, member: string, given: unknown, keywords: string[]) {
  return listOf(given).map((item): KeywordMerge => {
    const row: Partial<Record<keyof KeywordMerge, unknown>> = Object(item);
    const from = check.text(member, row.from, { required: true });
    const into = check.text(member, row.into, { required: true });
    if (keywords.includes(from) || !keywords.includes(into)) check.wrongValue(member);
    return { from, into };
  });
}

function readAll(body: Received<AllGearKeywordsInput>): Saved[] {
  const check = checks();
  const rows = listOf(body.items);
  if (!rows.length) check.missing('items');
  const saved = rows.flatMap((item, index): Saved[] => {
    const row: Partial<Record<keyof GearKeywordsInput, unknown>> = Object(item);
    const of = `items[${index}]`;
    const config = check.known(`${of}.id`, row.id, (id) => db.gearConfigs.find(id));
    const keywords = readKeywords(check, `${of}.keywords`, row.keywords);
    const merged = readMerges(check, `${of}.merged`, row.merged, keywords);
    const stamp = check.text(`${of}.concurrencyStamp`, row.concurrencyStamp);
    return config ? [{ config, keywords, merged, stamp }] : [];
  });
  check.done();
  return saved;
}

async function keywordsOf({ id, categoryName }: StoredGearConfig): Promise<GearKeywords> {
  const stored = (await db.gearKeywords.open()).find(id);
  const { keywords = [], concurrencyStamp = '' } = stored ?? {};
  return { id, categoryName, keywords, concurrencyStamp };
}

async function all(): Promise<Items<GearKeywords>> {
  const configs = (await db.gearConfigs.open()).sorted({}, () => true);
  return { items: await Promise.all(configs.map(keywordsOf)) };
}

/** Gear loses the keywords that are gone and gets those they were merged into. */
async function carryOver({ config, keywords, merged }: Saved) {
  const gear = await db.logisticsGear.open();
  const into = new Map(merged.map((merge) => [merge.from, merge.into]));
  for (const piece of gear.all().filter(({ categoryId }) => sameId(categoryId, config.id))) {
    const renamed = piece.keywords.map((word) => into.get(word) ?? word);
    const kept = [...new Set(renamed)].filter((word) => keywords.includes(word));
    if (kept.join() !== piece.keywords.join()) gear.save({ ...piece, keywords: kept });
  }
}

async function saveAll(body: Received<AllGearKeywordsInput>) {
  const [table] = await Promise.all([db.gearKeywords.open(), db.gearConfigs.open()]);
  const given = readAll(body);
  for (const { config, stamp } of given) {
    const stored = table.find(config.id);
    if (stored && stamp && stamp !== stored.concurrencyStamp) throw conflict();
  }
  for (const one of given) {
    table.save({ id: one.config.id, keywords: one.keywords, concurrencyStamp: one.stamp });
    await carryOver(one);
  }
  return all();
}

async function search({ keyword = '', categoryId }: Received<KeywordSearch>) {
  const wanted = (id: Id) => categoryId === undefined || sameId(id, categoryId);
  const { items } = await all();
  const found = items
    .filter(({ id }) => wanted(id))
    .flatMap(({ id, categoryName, keywords }) =>
      keywords.map((word) => ({ keyword: word, categoryId: id, categoryName })),
    )
    .filter((option) => option.keyword.includes(keyword.trim()));
  return { items: found.slice(0, maxFound) };
}

async function defaults(): Promise<DefaultKeywords> {
  const { keywords, concurrencyStamp } = (await db.defaultKeywords.open()).one(defaultKeywordsId);
  return { keywords, concurrencyStamp };
}

async function saveDefaults(body: Received<DefaultKeywordsInput>): Promise<DefaultKeywords> {
  const check = checks();
  const keywords = readKeywords(check, 'keywords', body.keywords);
  check.done();
  const stored = await defaults();
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  db.defaultKeywords.save({ id: defaultKeywordsId, keywords, concurrencyStamp });
  return defaults();
}

export const answers = [
  ...crudAnswers(gearKeywordApi, reading, {
    all,
    one: async ({ id }) => keywordsOf((await db.gearConfigs.open()).one(id)),
    search,
  }),
  mock(gearKeywordApi.saveAll, { grant: P.gear }, saveAll),
  mock(gearKeywordApi.defaults, { grant: [P.defaultData, P.gear] }, defaults),
  mock(gearKeywordApi.saveDefaults, defaulting, saveDefaults),
];
