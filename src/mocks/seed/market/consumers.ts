import type { ConsumerCompany } from '@/api/company/consumer-company';
import { ConsumerType, StandardStatus } from '@/enums';
import { dayMs, hourMs, seedDay } from '@/mocks/lib/clock';
import { mapInSlices } from '@/mocks/lib/loading';
import { drawMobile, drawPerson, words, type Random, seeded, seedId } from '@/mocks/seed/draw';
import { drawPlace, places, timeText, type Place } from './places';

const count = 5000;
const trades = words('板材 建材 五金 机械 食品 化工 纺织 家具 农资 电器 包装 陶瓷');
const companyWords = '兴旺恒昌瑞泰盛和源达宏鑫佳美金华永顺广丰';

/** A consumer with the place that the goods are sent from. */
export interface SeededConsumer {
  row: ConsumerCompany;
  place: Place;
  registered: number;
}

function drawCompany(draw: Random, type: ConsumerType, city: string): string | null {
  if (type === ConsumerType.owner && draw.chance(0.7)) return null;
  return `${city}市${draw.letters(companyWords, 2)}${draw.pick(trades)}有限公司`;
}

function drawConsumer(draw: Random, index: number, place: Place): SeededConsumer {
  const { owner, enterprise, platform } = ConsumerType;
  const consumerType = draw.weighted([owner, 62], [enterprise, 35], [platform, 3]);
  const region = draw.pick(place.districts);
  const registered = seedDay - draw.whole(0, 1500) * dayMs - draw.whole(4, 16) * hourMs;
  const row: ConsumerCompany = {
    id: seedId('28', index),
    name: drawPerson(draw),
    consumerType,
    mobile: drawMobile(draw),
    companyName: drawCompany(draw, consumerType, place.substation.city),
    regionId: region.id,
    regionName: region.fullName,
    orderCount: 0,
    dealCount: 0,
    lastOrderTime: null,
    status: draw.chance(0.97) ? StandardStatus.enabled : StandardStatus.disabled,
    creationTime: timeText(registered + draw.whole(0, 3599) * 1000),
    concurrencyStamp: draw.stamp(),
  };
  return { row, place, registered: registered + hourMs };
}

export const seedConsumers = seeded(2801, async (draw): Promise<SeededConsumer[]> => {
  const all = await places();
  const usedMobiles = new Set<string>();
  return mapInSlices({ length: count }, (_, index) => {
    const consumer = drawConsumer(draw, index + 1, drawPlace(draw, all));
    while (usedMobiles.has(consumer.row.mobile)) consumer.row.mobile = drawMobile(draw);
    usedMobiles.add(consumer.row.mobile);
    return consumer;
  });
});
