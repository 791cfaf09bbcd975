import { service } from '@/api/endpoint';
import { flag, number, objects, text, texts } from '@/api/properties';
import { record, type InputOf, type RowOf } from '@/api/record';
import type { ById, Items } from '@/api/types';

const path = '/api/company/logistics-gear/gear-config';
const { get, items, put } = service(path);

/** A category of gear. */
export const gearConfig = record(
  path,
  {
    categoryName: text({ required: true, maxLength: 20 }),
    attributes: objects(
      {
        name: text({ required: true, maxLength: 20 }),
        unit: text({
          required: true,
          nullable: true,
          maxLength: 10,
          about: 'For example tons or metres; null when the property has no unit.',
        }),
        required: flag({ required: true }),
        options: texts({
          required: true,
          about: 'The values to choose from; when empty, users can type any text.',
        }),
      },
      { required: true, about: 'The properties that all gear of the category has.' },
    ),
    sort: number({ readOnly: true, about: 'Position among the categories, from 1.' }),
    gearCount: number({
      additive: true,
      readOnly: true,
      about: 'The number of gear records in this category.',
    }),
  },
  { without: ['creationTime'] },
);
export type GearConfig = RowOf<typeof gearConfig>;
/** A property that all gear of a category has. */
export type GearAttribute = GearConfig['attributes'][number];
export type GearConfigInput = InputOf<typeof gearConfig>;
/** All categories in their order; the server deletes those that are left out. */
export interface GearConfigsInput {
  items: GearConfigInput[];
}

export const gearConfigApi = {
  all: items<void, GearConfig>(''),
  one: get<ById, GearConfig>(':id'),
  saveAll: put<GearConfigsInput, Items<GearConfig>>(''),
};
