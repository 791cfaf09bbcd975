import {
  gearConfigApi,
  type GearAttribute,
  type GearConfig,
  type GearConfigsInput,
} from '@/api/company/gear-config';
import type { Items } from '@/api/types';
import { db } from '@/mocks/db/db';
import { defaultKeywordsId, type StoredGearConfig } from '@/mocks/seed/company/gear-configs';
import { checks, forbidden, listOf, sameId, type Check } from '@/mocks/server/checks';
import { conflict } from '@/mocks/server/errors';
import { crudAnswers, mock, type Received } from '@/mocks/server/mock';
import { P } from '@/policies';

/** The form of a piece of gear asks what its category says. */
const reading = { grant: [P.gear, P.companyDetail] };
const max = { categories: 50, attributes: 20, options: 30 };

const inUse = (name: string, count: number) =>
  forbidden('GearCategoryInUse', {
    zh: `类别“${name}”下还有 ${count} 件装备，不能删除。`,
    en: `The category “${name}” still has gear (${count}) and cannot be deleted.`,
  });

/** Refuses a list in which a text stands twice. */
function requireDifferent(check: Check, member: string, texts: string[]) {
  const doubled = texts.find((text, index) => text && texts.indexOf(text) !== index);
  if (doubled === undefined) return;
  check.add(member, {
    zh: `“${doubled}”重复。`,
    en: `“${doubled}” appears more than once.`,
  });
}

const namesOf = (attributes: GearAttribute[]) => attributes.map(({ name }) => name);

function readAttributes(config: Check<'attributes'>): GearAttribute[] {
  const rows = config.rows<keyof GearAttribute>('attributes', { max: max.attributes });
  const attributes = rows.map((row) => {
    const given = listOf(row.value('options'));
    if (given.length > max.options) row.wrongValue('options');
    const options = given.map((options) =>
      row.nested('', { options }).text('options', { max: 20 }),
    );
    requireDifferent(row, 'options', options);
    return {
      name: row.text('name', { required: true, max: 20 }),
      unit: row.optional('unit', { max: 10 }),
      required: row.flag('required'),
      options,
    };
  });
  requireDifferent(config, 'attributes', namesOf(attributes));
  return attributes;
}

function readConfigs(body: Received<GearConfigsInput>): StoredGearConfig[] {
  const check = checks(body);
  const rows = check.rows<keyof GearConfig>('items', { required: true, max: max.categories });
  const configs = rows.map((row, index) => ({
    id: row.known('id', (id) => db.gearConfigs.find(id), false)?.id ?? '',
    categoryName: row.text('categoryName', { required: true, max: 20 }),
    attributes: readAttributes(row),
    sort: index + 1,
    concurrencyStamp: row.text('concurrencyStamp'),
  }));
  requireDifferent(
    check,
    'items',
    configs.map(({ categoryName }) => categoryName),
  );
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

/** A renamed category is renamed on its gear as well. */
async function rename({ id, categoryName }: StoredGearConfig) {
  const gear = await db.logisticsGear.open();
  for (const piece of gear.all()) {
    if (sameId(piece.categoryId, id) && piece.categoryName !== categoryName)
      gear.save({ ...piece, categoryName });
  }
}

/** Writes the whole list; nothing is written when one of its rows cannot be. */
async function saveAll(body: Received<GearConfigsInput>) {
  const [table, words, defaults] = await Promise.all([
    db.gearConfigs.open(),
    db.gearKeywords.open(),
    db.defaultKeywords.open(),
  ]);
  const configs = readConfigs(body);
  const count = await counted();
  for (const config of configs) {
    const stored = table.find(config.id);
    const { concurrencyStamp: stamp } = config;
    if (stored && stamp && stamp !== stored.concurrencyStamp) throw conflict();
  }
  const left = table.all().filter(({ id }) => !configs.some((config) => config.id === id));
  for (const config of left) {
    const { gearCount } = count(config);
    if (gearCount) throw inUse(config.categoryName, gearCount);
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

export const answers = [
  ...crudAnswers(gearConfigApi, reading, {
    all,
    one: async ({ id }) => (await counted())((await db.gearConfigs.open()).one(id)),
  }),
  mock(gearConfigApi.saveAll, { grant: P.gear }, saveAll),
];
