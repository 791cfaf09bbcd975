import { productApi, type Product, type ProductSearch } from '@/api/base-support/product';
import { conditionsOn, matching, type Conditions } from '@/mocks/db/conditions';
import { mock } from '@/mocks/server/mock';
import { seedProducts } from '@/mocks/seed/system/products';

const maxHits = 20;
const { contains } = conditionsOn<Product>();
const conditions: Conditions<ProductSearch, Product> = {
  itemName: contains('itemName'),
  itemNo: ([text = '']) => {
    const wanted = text.trim().toUpperCase();
    return ({ itemNo }) => itemNo.includes(wanted);
  },
};

export const answers = [
  mock(productApi.search, {}, async (query) => {
    const found = (await seedProducts()).filter(matching(conditions, query));
    return { items: found.slice(0, maxHits) };
  }),
];
