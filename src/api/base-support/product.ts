import { service } from '@/api/endpoint';
import type { Id, Items } from '@/api/types';

const { get } = service('/api/base-support/product', { assumed: true });

/** Something that is transported or sold. */
export interface Product {
  id: Id;
  itemName: string;
  itemNo: string;
}
/** Parts of the name or of the number; both given must both hold. */
export interface ProductSearch {
  itemName?: string;
  itemNo?: string;
}

export const productApi = {
  /** The first twenty. */
  search: get<ProductSearch, Items<Product>>(''),
};
