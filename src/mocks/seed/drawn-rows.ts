import type { AnyProperty } from '@/api/properties';
import type { AnyRecord } from '@/api/record';
import type { AnyEnum } from '@/lib/enum';
import type { Row } from '@/mocks/db/table';
import {
  drawMobile,
  drawPast,
  drawStreet,
  picture,
  seededRandom,
  seedOf,
  type Random,
} from './draw';
import { china } from './regions';
import { substations } from './substation/substations';

interface Options {
  min?: number;
  max?: number;
  maxLength?: number;
  enum?: AnyEnum;
}
const count = 24;
/** Users see few sub-stations: each of the first ones has rows. */
const substationCount = 12;
/** The kinds of values that a row without a seed of its own can have. */
const drawn: Partial<
  Record<AnyProperty['kind'], (draw: Random, options: Options, index: number) => unknown>
> = {
  text: (_draw, { maxLength = 20 }, index) => `示例 ${index + 1}`.slice(0, maxLength),
  html: (_draw, _options, index) => `<p>示例 ${index + 1}</p>`,
  address: drawStreet,
  phone: drawMobile,
  number: (draw, { min = 1, max = 100 }) => draw.whole(min, max),
  money: (draw) => draw.whole(100, 100_000) / 100,
  flag: (draw) => draw.chance(0.5),
  code: (draw, { enum: codes }) => draw.pick(codes?.$values ?? []),
  date: (draw) => drawPast(draw, 1, 300),
  dateTime: (draw) => drawPast(draw, 1, 300),
};

/** Draws the values of one property: one, or the id and the name of what it refers to. */
async function drawProperty(draw: Random, name: string, property: AnyProperty, index: number) {
  if (property.kind === 'region') {
    const { id, fullName } = draw.pick((await china()).cities);
    return { [`${name}Id`]: id, [`${name}Name`]: fullName };
  }
  if (property.kind === 'image')
    return { [`${name}Id`]: `${name}-${index}`, [`${name}Url`]: picture(String(index + 1), index) };
  if (property.kind === 'record' && name === 'substation') {
    const { id, substationName } = substations[index % substationCount] ?? draw.pick(substations);
    return { substationId: id, substationName };
  }
  const value = drawn[property.kind];
  if (!value) throw new Error(`${name} is a ${property.kind}: its record needs a seed of its own`);
  return { [name]: value(draw, property.options, index) };
}

/** Draws rows of a record from the kinds of its properties, always the same. */
export async function drawnRows({ path, properties }: AnyRecord): Promise<Row[]> {
  const draw = seededRandom(seedOf(path));
  const rows: Row[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = {
      id: `${seedOf(path) >>> 0}${String(index + 1).padStart(6, '0')}`,
      creationTime: drawPast(draw, 1, 300),
      concurrencyStamp: draw.stamp(),
    };
    for (const [name, property] of Object.entries(properties))
      // The order of the draws decides their values.
      // oxlint-disable-next-line no-await-in-loop
      Object.assign(row, await drawProperty(draw, name, property, index));
    rows.push(row);
  }
  return rows;
}
