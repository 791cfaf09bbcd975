import { productApi, type Product, type ProductSearch } from '@/api/base-support/product';
import { conditions, matching } from '@/mocks/db/conditions';
import { mock } from '@/mocks/server/mock';
import { seedProducts } from '@/mocks/seed/system/products';

const maxHits = 20;
const productConditions = conditions<ProductSearch, Product>((on) => ({
  ...on.contains('itemName'),
  itemNo: ([text = ''], key) => on.contains('itemNo').itemNo([text.toUpperCase()], key),
}));

export const answers = [
  mock(productApi.search, {}, async (query) => {
    const found = (await seedProducts()).filter(matching(productConditions, query));
    return { items: found.slice(0, maxHits) };
  }),
];
