import { service } from '@/api/endpoint';
import type { ById, InputOf, Items, Stamped } from '@/api/types';

const { get, items, put } = service('/api/company/logistics-gear/gear-config');

/** What is asked about every piece of a category. */
export interface GearAttribute {
  name: string;
  /** `吨`, `米`, …; null for plain text. */
  unit: string | null;
  required: boolean;
  /** What may be chosen; empty: anything may be typed. */
  options: string[];
}

/** A category of gear. */
export interface GearConfig extends ById, Stamped {
  categoryName: string;
  attributes: GearAttribute[];
  /** Place among the categories, from 1. */
  sort: number;
  /** Pieces of gear in this category. */
  gearCount: number;
}
/** `id` and the stamp are absent for a new category. */
export type GearConfigInput = InputOf<GearConfig, 'categoryName' | 'attributes'>;
/** All categories in their order; one left out is deleted. */
export interface GearConfigsInput {
  items: GearConfigInput[];
}

export const gearConfigApi = {
  all: items<void, GearConfig>(''),
  one: get<ById, GearConfig>(':id'),
  saveAll: put<GearConfigsInput, Items<GearConfig>>(''),
};
