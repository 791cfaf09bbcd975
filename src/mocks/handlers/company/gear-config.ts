import {
  gearConfigApi,
  type GearAttribute,
  type GearConfig,
  type GearConfigsInput,
} from '@/api/company/gear-config';
import type { Items } from '@/api/types';
import { checks, forbidden, listOf, sameId } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { conflict } from '@/mocks/server/errors';
import { mock, type Received } from '@/mocks/server/mock';
import { defaultKeywordsId, type StoredGearConfig } from '@/mocks/seed/company/gear-configs';
import { P } from '@/policies';

type Check = ReturnType<typeof checks>;

/** The form of a piece of gear asks what its category says. */
const reading = { grant: [P.gear, P.companyDetail] };
const most = { categories: 50, attributes: 20, options: 30 };

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

function readAttributes(check: Check, member: string, given: unknown): GearAttribute[] {
  const rows = listOf(given);
  if (rows.length > most.attributes) check.wrongValue(member);
  const attributes = rows.map((item, index) => {
    const row: Partial<Record<keyof GearAttribute, unknown>> = Object(item);
    const of = `${member}[${index}]`;
    const options = listOf(row.options).map((option) =>
      check.text(`${of}.options`, option, { max: 20 }),
    );
    if (options.length > most.options) check.wrongValue(`${of}.options`);
    requireDifferent(check, `${of}.options`, options);
    return {
      name: check.text(`${of}.name`, row.name, { required: true, max: 20 }),
      unit: check.optional(`${of}.unit`, row.unit, { max: 10 }),
      required: check.flag(`${of}.required`, row.required),
      options,
    };
  });
  requireDifferent(
    check,
    member,
    attributes.map(({ name }) => name),
  );
  return attributes;
}

function readConfigs(body: Received<GearConfigsInput>): StoredGearConfig[] {
  const check = checks();
  const table = db.gearConfigs;
  const rows = listOf(body.items);
  if (!rows.length) check.missing('items');
  if (rows.length > most.categories) check.wrongValue('items');
  const configs = rows.map((item, index) => {
    const row: Partial<Record<keyof GearConfig, unknown>> = Object(item);
    const of = `items[${index}]`;
    const stored = check.known(`${of}.id`, row.id, (id) => table.find(id), false);
    return {
      id: stored?.id ?? '',
      categoryName: check.text(`${of}.categoryName`, row.categoryName, { required: true, max: 20 }),
      attributes: readAttributes(check, `${of}.attributes`, row.attributes),
      sort: index + 1,
      concurrencyStamp: check.text(`${of}.concurrencyStamp`, row.concurrencyStamp),
    };
  });
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
    if (words.find(id)) words.remove(id);
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
  mock(gearConfigApi.all, reading, all),
  mock(gearConfigApi.one, reading, async ({ id }) => {
    const count = await counted();
    return count((await db.gearConfigs.open()).one(id));
  }),
  mock(gearConfigApi.saveAll, { grant: P.gear }, saveAll),
];
