import { service } from '@/api/endpoint';
import type { ById, InputOf, Items, Stamped } from '@/api/types';

const { get, items, put } = service('/api/company/logistics-gear/gear-config');

/** A property that all gear of a category has. */
export interface GearAttribute {
  name: string;
  /** E.g. `吨` or `米`; null when the property has no unit. */
  unit: string | null;
  required: boolean;
  /** The values to choose from; when empty, users can type any text. */
  options: string[];
}

/** A category of gear. */
export interface GearConfig extends ById, Stamped {
  categoryName: string;
  attributes: GearAttribute[];
  /** Position among the categories, from 1. */
  sort: number;
  /** The number of gear records in this category. */
  gearCount: number;
}
/** A new category has no `id` and no stamp. */
export type GearConfigInput = InputOf<GearConfig, 'categoryName' | 'attributes'>;
/** All categories in their order; the server deletes those that are left out. */
export interface GearConfigsInput {
  items: GearConfigInput[];
}

export const gearConfigApi = {
  all: items<void, GearConfig>(''),
  one: get<ById, GearConfig>(':id'),
  saveAll: put<GearConfigsInput, Items<GearConfig>>(''),
};
