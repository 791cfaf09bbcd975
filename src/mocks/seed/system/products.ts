import { withId } from '@/mocks/seed/draw';
import type { Product } from '@/api/base-support/product';
import { lazy } from '@/mocks/lib/lazy';
import kinds from '@/mocks/seed/data/products.json';

const packings = ['散装', '袋装', '箱装', '托盘装'];

export const seedProducts = lazy(async (): Promise<Product[]> =>
  kinds
    .flatMap(({ letters, sorts }) =>
      sorts.flatMap((sort, place) =>
        packings.map((packing, index) => ({
          itemName: `${sort}（${packing}）`,
          itemNo: `${letters}-${String(1001 + place * 10 + index)}`,
        })),
      ),
    )
    .map(withId('15')),
);
