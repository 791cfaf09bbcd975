import { service } from '@/api/endpoint';
import type { Id } from '@/api/types';

const { items } = service('/api/base-support/product', { assumed: true });

/** Something that is transported or sold. */
export interface Product {
  id: Id;
  itemName: string;
  itemNo: string;
}
/** A part of the name and of the number; if both are given, both must match. */
export interface ProductSearch {
  itemName?: string;
  itemNo?: string;
}

export const productApi = {
  /** Returns at most 20. */
  search: items<ProductSearch, Product>(''),
};
