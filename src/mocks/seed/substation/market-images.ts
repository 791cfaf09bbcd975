import type { MarketImage } from '@/api/substation/market-image';
import { picture, seeded, seedId } from '@/mocks/seed/draw';
import { substations } from './substations';

/** As it is kept; the name is looked up. */
export type StoredMarketImage = Omit<MarketImage, 'substationName'> & { id: number };

const places = ['物流市场正门', '配载大厅', '停车场', '装卸平台', '仓储区', '信息大厅'] as const;

export const seedMarketImages = seeded(4301, async (draw): Promise<StoredMarketImage[]> => {
  return substations.map(({ id, city }) => ({
    id,
    images: places.slice(0, draw.whole(2, places.length)).map((place, index) => ({
      imageId: seedId('073', id * 10 + index),
      imageUrl: picture(city + place, id * 10 + index, 1024, 576),
      title: `${city}${place}`,
    })),
    concurrencyStamp: draw.stamp(),
  }));
});
