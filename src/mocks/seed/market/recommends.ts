import type { LineRecommend } from '@/api/company/line-recommend';
import { groupBy } from '@/mocks/lib/group-by';
import { dayMs, seedDay } from '@/mocks/lib/clock';
import { seeded, seedId } from '@/mocks/seed/draw';
import { timeText } from './places';
import { seedMarketLines } from './lines';

const perSubstation = 6;
const texts = [
  '天天发车，直达不中转，价格透明。',
  '优质专线，全程定位，签单返还。',
  '免费上门提货，货到付款三日返款。',
  '大件、零担均可，专车直送。',
] as const;

export const seedLineRecommends = seeded(2901, async (draw): Promise<LineRecommend[]> => {
  const lines = groupBy(await seedMarketLines(), ({ line }) => line.substationId);
  return [...lines.values()]
    .flatMap((own) =>
      own
        .filter((_line, index) => index % 7 === 0)
        .slice(0, perSubstation)
        .map(({ line }, index) => ({ line, sort: index + 1 })),
    )
    .map(({ line, sort }, index) => {
      const start = seedDay + draw.whole(-60, 10) * dayMs;
      return {
        id: seedId('29', index + 1),
        ...line,
        startTime: timeText(start),
        endTime: timeText(start + draw.whole(20, 90) * dayMs),
        description: draw.pick(texts),
        sort,
        creationTime: timeText(start - draw.whole(1, 5) * dayMs),
        concurrencyStamp: draw.stamp(),
      };
    });
});
