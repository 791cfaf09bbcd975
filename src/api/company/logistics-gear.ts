import { flag, image, money, number, objects, ref, text, texts } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';

/** Equipment that a company sells or rents out. */
export const logisticsGear = record(
  '/api/company/logistics-gear',
  {
    company: ref('company', { named: false, required: true, filter: true }),
    gearName: text({ required: true, maxLength: 50, filter: true }),
    category: ref({ required: true, filter: true }),
    properties: objects(
      { name: text({ required: true }), value: text({ required: true }) },
      { about: 'The values of the properties that the category defines.' },
    ),
    keywords: texts({ about: 'A selection of the keywords of the category.' }),
    price: money({
      nullable: true,
      filter: true,
      about: 'Yuan per piece, with two decimals; null when the price is given on request.',
    }),
    quantity: number({
      additive: true,
      min: 0,
      max: 100_000,
      about: 'The number of available pieces.',
    }),
    image: image({ nullable: true }),
    description: text({ nullable: true, maxLength: 500, multiline: true }),
    isListed: flag({ initial: true, labels: 'listed', filter: true }),
  },
  { conditions: { keyword: text() } },
);
export type LogisticsGear = RowOf<typeof logisticsGear>;
export type GearProperty = LogisticsGear['properties'][number];
export type LogisticsGearInput = InputOf<typeof logisticsGear>;

const { list, create, update } = crudCalls(logisticsGear);
/** Gear cannot be deleted; it is unlisted instead. */
export const logisticsGearApi = { list, create, update };
