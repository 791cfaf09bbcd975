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
import type { Items } from '@/api/types';
import { db } from '@/mocks/db/db';
import { defaultKeywordsId, type StoredGearConfig } from '@/mocks/seed/company/gear-configs';
import { checks, listOf, sameId, type Check } from '@/mocks/server/checks';
import { conflict } from '@/mocks/server/errors';
import { crudAnswers, mock, type Received } from '@/mocks/server/mock';
import { P } from '@/policies';

const maxKeywords = 50;
const maxFound = 50;

function readKeywords(check: Check<'keywords'>): string[] {
  const given = listOf(check.value('keywords'));
  if (given.length > maxKeywords) check.wrongValue('keywords');
  const keywords = given.map((keywords) =>
    check.nested('', { keywords }).text('keywords', { required: true, max: 12 }),
  );
  const doubled = keywords.find((word, index) => word && keywords.indexOf(word) !== index);
  if (doubled !== undefined)
    check.add('keywords', {
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
function readMerges(check: Check<'merged'>, keywords: string[]): KeywordMerge[] {
  return listOf(check.value('merged')).map((item) => {
    const { from, into }: Partial<KeywordMerge> = Object(item);
    const isRight = typeof from === 'string' && typeof into === 'string' && keywords.includes(into);
    if (!isRight || keywords.includes(from)) check.wrongValue('merged');
    return { from: String(from), into: String(into) };
  });
}

function readAll(body: Received<AllGearKeywordsInput>): Saved[] {
  const check = checks(body);
  const rows = check.rows<keyof GearKeywordsInput>('items', { required: true });
  const saved = rows.flatMap((row): Saved[] => {
    const config = row.known('id', (id) => db.gearConfigs.find(id));
    const keywords = readKeywords(row);
    const merged = readMerges(row, keywords);
    const stamp = row.text('concurrencyStamp');
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
    const left = [...new Set(renamed)].filter((word) => keywords.includes(word));
    if (left.join() !== piece.keywords.join()) gear.save({ ...piece, keywords: left });
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
  const { items } = await all();
  const found = items
    .filter(({ id }) => categoryId === undefined || sameId(id, categoryId))
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
  const check = checks(body);
  const keywords = readKeywords(check);
  check.done();
  const table = await db.defaultKeywords.open();
  table.update(table.one(defaultKeywordsId), body, { keywords });
  return defaults();
}

export const answers = [
  ...crudAnswers(
    gearKeywordApi,
    { grant: [P.gear, P.companyDetail] },
    {
      all,
      one: async ({ id }) => keywordsOf((await db.gearConfigs.open()).one(id)),
      search,
    },
  ),
  mock(gearKeywordApi.saveAll, { grant: P.gear }, saveAll),
  ...crudAnswers(gearKeywordApi, { grant: [P.defaultData, P.gear] }, { defaults, saveDefaults }),
];
