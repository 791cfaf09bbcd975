import { service } from '@/api/endpoint';
import type { Id } from '@/api/types';

const { items } = service('/api/base-support/product', { assumed: true });

/** A kind of goods that companies transport or sell. */
export interface Product {
  id: Id;
  itemName: string;
  itemNo: string;
}
/** Parts of the name and of the number; when both are given, both must match. */
export interface ProductSearch {
  itemName?: string;
  itemNo?: string;
}

export const productApi = {
  /** Returns at most 20. */
  search: items<ProductSearch, Product>(''),
};
