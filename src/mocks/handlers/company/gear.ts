import {
  gearConfig,
  gearConfigApi,
  type GearAttribute,
  type GearConfig,
  type GearConfigsInput,
} from '@/api/company/gear-config';
import {
  gearKeywordApi,
  type AllGearKeywordsInput,
  type DefaultKeywords,
  type GearKeywords,
  type GearKeywordsInput,
  type KeywordMerge,
} from '@/api/company/gear-keyword';
import type { Items } from '@/api/types';
import { recordOf } from '@/lib/guards';
import { db } from '@/mocks/db/db';
import { openTables, type Table } from '@/mocks/db/table';
import {
  defaultKeywordsId,
  type StoredGearConfig,
  type StoredKeywords,
} from '@/mocks/seed/company/logistics-gear';
import {
  checks,
  forbidden,
  keywordOf,
  listOf,
  sameId,
  type Check,
  type Message,
} from '@/mocks/server/checks';
import { conflict } from '@/mocks/server/errors';
import { crudHandlers, mock, type Received } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { P } from '@/policies';

type Stamped = Pick<StoredKeywords, 'id' | 'concurrencyStamp'>;

/** The policies for reading: company pages need the categories too, because the form of a piece of gear depends on them. */
const reading = [P.gear, P.companyDetail];
const max = { categories: 50, attributes: 20, options: 30, keywords: 50 };

/** Adds an error when a list contains a text twice. */
function requireDifferent(check: Check, member: string, texts: string[], message: Message) {
  const text = texts.find((one, index) => one && texts.indexOf(one) !== index);
  if (text !== undefined) check.add(member, message, { text });
}

function readTexts<Member extends string>(
  check: Check<Member>,
  member: NoInfer<Member>,
  { maxCount, ...rule }: { maxCount: number; max: number; required?: boolean },
): string[] {
  const values = listOf(check.value(member));
  if (values.length > maxCount) check.wrongValue(member);
  return values.map((text) => check.nested('', { [member]: text }).text(member, rule));
}

/** Throws a 409 when another user has saved one of the rows meanwhile. */
function requireFresh(table: Table<StoredGearConfig | StoredKeywords>, rows: Stamped[]) {
  for (const { id, concurrencyStamp: stamp } of rows) {
    const stored = table.find(id);
    if (stored && stamp && stamp !== stored.concurrencyStamp) throw conflict();
  }
}

function readAttributes(config: Check<'attributes'>): GearAttribute[] {
  const rows = config.rows<keyof GearAttribute>('attributes', { max: max.attributes });
  const attributes = rows.map((row) => {
    const options = readTexts(row, 'options', { maxCount: max.options, max: 20 });
    requireDifferent(row, 'options', options, 'textTwice');
    return {
      ...readProperties(row, { properties: gearConfig.properties.attributes.options.of }, null),
      options,
    };
  });
  const names = attributes.map(({ name }) => name);
  requireDifferent(config, 'attributes', names, 'textTwice');
  return attributes;
}

function readConfigs(body: Received<GearConfigsInput>): StoredGearConfig[] {
  const check = checks(body);
  const rows = check.rows<keyof GearConfig>('items', { required: true, max: max.categories });
  const configs = rows.map((row, index) => ({
    id: row.known('id', (id) => db.gearConfigs.find(id), false)?.id ?? '',
    ...readProperties(row, gearConfig, null),
    attributes: readAttributes(row),
    sort: index + 1,
    concurrencyStamp: row.text('concurrencyStamp'),
  }));
  const names = configs.map(({ categoryName }) => categoryName);
  requireDifferent(check, 'items', names, 'textTwice');
  check.done();
  return configs;
}

async function counted(): Promise<(config: StoredGearConfig) => GearConfig> {
  const gear = (await db.logisticsGear.open()).all();
  return (config) => ({
    ...config,
    gearCount: gear.filter(({ categoryId }) => sameId(categoryId, config.id)).length,
  });
}

async function all(): Promise<Items<GearConfig>> {
  const count = await counted();
  const configs = (await db.gearConfigs.open()).sorted({}, () => true);
  return { items: structuredClone(configs).map(count) };
}

/** Updates the name of a category on its gear. */
const rename = ({ id, categoryName }: StoredGearConfig) =>
  db.logisticsGear.saveWhere(
    (piece) => sameId(piece.categoryId, id) && piece.categoryName !== categoryName,
    () => ({ categoryName }),
  );

/** Saves the whole list of categories. All rows are checked first, so that either all or none are saved. */
async function saveAll(body: Received<GearConfigsInput>) {
  const [table, words, defaults] = await openTables(
    db.gearConfigs,
    db.gearKeywords,
    db.defaultKeywords,
  );
  const configs = readConfigs(body);
  const count = await counted();
  requireFresh(table, configs);
  const left = table.all().filter(({ id }) => !configs.some((config) => config.id === id));
  for (const config of left) {
    const { gearCount } = count(config);
    if (gearCount)
      throw forbidden('GearCategoryInUse', { name: config.categoryName, count: gearCount });
  }
  for (const { id } of left) {
    table.remove(id);
    words.discard(id);
  }
  for (const config of configs) {
    const id = config.id || table.newId();
    table.save({ ...config, id });
    const keywords = defaults.one(defaultKeywordsId).keywords;
    if (config.id) await rename(config);
    else words.save({ id, keywords, concurrencyStamp: '' });
  }
  return all();
}

const maxFound = 50;

function readKeywords(check: Check<'keywords'>): string[] {
  const keywords = readTexts(check, 'keywords', {
    required: true,
    maxCount: max.keywords,
    max: 12,
  });
  requireDifferent(check, 'keywords', keywords, 'keywordTwice');
  return keywords;
}

interface Saved extends StoredKeywords {
  merged: KeywordMerge[];
}

/** Reads which removed keyword is merged into which remaining one. */
function readMerges(check: Check<'merged'>, keywords: string[]): KeywordMerge[] {
  return listOf(check.value('merged')).map((item) => {
    const { from, into } = recordOf(item);
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
    const concurrencyStamp = row.text('concurrencyStamp');
    return config ? [{ id: config.id, keywords, merged, concurrencyStamp }] : [];
  });
  check.done();
  return saved;
}

async function keywordsOf({ id, categoryName }: StoredGearConfig): Promise<GearKeywords> {
  const stored = (await db.gearKeywords.open()).find(id);
  const { keywords = [], concurrencyStamp = '' } = stored ?? {};
  return { id, categoryName, keywords, concurrencyStamp };
}

async function allKeywords(): Promise<Items<GearKeywords>> {
  const configs = (await db.gearConfigs.open()).sorted({}, () => true);
  return { items: await Promise.all(configs.map(keywordsOf)) };
}

/** Updates the keywords of the gear: merged keywords are replaced, and removed ones are dropped. */
async function carryOver({ id, keywords, merged }: Saved) {
  const gear = await db.logisticsGear.open();
  const into = new Map(merged.map((merge) => [merge.from, merge.into]));
  for (const piece of gear.all().filter(({ categoryId }) => sameId(categoryId, id))) {
    const renamed = piece.keywords.map((word) => into.get(word) ?? word);
    const left = [...new Set(renamed)].filter((word) => keywords.includes(word));
    if (left.join() !== piece.keywords.join()) gear.save({ ...piece, keywords: left });
  }
}

async function saveKeywords(body: Received<AllGearKeywordsInput>) {
  const [table] = await openTables(db.gearKeywords, db.gearConfigs);
  const rows = readAll(body);
  requireFresh(table, rows);
  for (const saved of rows) {
    const { merged: _merged, ...row } = saved;
    table.save(row);
    await carryOver(saved);
  }
  return allKeywords();
}

async function defaults(): Promise<DefaultKeywords> {
  const { keywords, concurrencyStamp } = (await db.defaultKeywords.open()).one(defaultKeywordsId);
  return { keywords, concurrencyStamp };
}

export const handlers = [
  ...crudHandlers(gearConfigApi, reading, {
    all,
    one: async ({ id }) => (await counted())((await db.gearConfigs.open()).one(id)),
  }),
  mock(gearConfigApi.saveAll, { grant: P.gear }, saveAll),
  ...crudHandlers(gearKeywordApi, [P.gear, P.companyDetail], {
    all: allKeywords,
    one: async ({ id }) => keywordsOf((await db.gearConfigs.open()).one(id)),
    search: async ({ categoryId, ...query }) => {
      const wanted = keywordOf(query);
      const { items } = await allKeywords();
      const found = items
        .filter(({ id }) => categoryId === undefined || sameId(id, categoryId))
        .flatMap(({ id, categoryName, keywords }) =>
          keywords.map((word) => ({ keyword: word, categoryId: id, categoryName })),
        )
        .filter((option) => option.keyword.includes(wanted));
      return { items: found.slice(0, maxFound) };
    },
  }),
  mock(gearKeywordApi.saveAll, { grant: P.gear }, saveKeywords),
  ...crudHandlers(gearKeywordApi, [P.defaultData, P.gear], {
    defaults,
    saveDefaults: async (body) => {
      const check = checks(body);
      const keywords = readKeywords(check);
      check.done();
      const table = await db.defaultKeywords.open();
      table.update(table.one(defaultKeywordsId), body, { keywords });
      return defaults();
    },
  }),
];
