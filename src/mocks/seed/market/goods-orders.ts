import type { GoodsOrder } from '@/api/company/goods-order';
import type { Company } from '@/api/company/company';
import type { Id } from '@/api/types';
import { AssignType, CompanyStatus, CompanyType, GoodsOrderStatus } from '@/enums';
import { dayMs, seedDay } from '@/mocks/lib/clock';
import { groupBy } from '@/mocks/lib/group-by';
import { mapInSlices } from '@/mocks/lib/slices';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { type Random, seeded, seedId } from '@/mocks/seed/draw';
import type { Region } from '@/mocks/seed/regions';
import { seedConsumers, type SeededConsumer } from './consumers';
import { drawCourse } from './goods-order-applies';
import { drawOtherCity, places, hourMs, timeText } from './places';

const count = 20_000;
const days = 400;
/** An order older than this is settled one way or the other. */
const openDays = 7;

/** What is carried: the name, tons of a cubic metre, cubic metres of a piece. */
type Goods = [name: string, density: number, piece: number];
const goods: Goods[] = [
  ['板材', 0.65, 0.8],
  ['瓷砖', 1.2, 0.03],
  ['五金配件', 0.9, 0.05],
  ['机械设备', 0.6, 2.5],
  ['休闲食品', 0.3, 0.04],
  ['粮油', 0.8, 0.05],
  ['化工原料（桶装）', 0.9, 0.25],
  ['布匹', 0.35, 0.15],
  ['成品家具', 0.15, 1.1],
  ['化肥', 0.95, 0.06],
  ['家用电器', 0.2, 0.4],
  ['纸箱包装', 0.25, 0.08],
  ['钢管', 1.4, 0.3],
  ['汽车配件', 0.5, 0.12],
  ['塑料颗粒', 0.6, 0.04],
  ['电缆', 1.1, 0.7],
];

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function drawGoods(draw: Random) {
  const [goodsName, density, piece] = draw.pick(goods);
  const volume = Math.max(0.1, round(draw.next() ** 3 * 90, 2));
  return {
    goodsName,
    volume,
    weight: Math.max(0.01, round(volume * density * (0.8 + draw.next() * 0.4), 3)),
    pieces: Math.max(1, Math.round(volume / piece)),
  };
}

/** More of them lately, and most by day. */
function drawCreated(draw: Random): number {
  const age = Math.floor(draw.next() ** 1.2 * days);
  const hour = draw.chance(0.92) ? draw.whole(7, 20) : draw.whole(0, 23);
  return seedDay - age * dayMs + hour * hourMs + draw.whole(0, 3599) * 1000;
}

function drawStatus(draw: Random, created: number): GoodsOrderStatus {
  const { pending, dealt, cancelled } = GoodsOrderStatus;
  if (created >= seedDay) return pending;
  if (created < seedDay - openDays * dayMs) return draw.chance(0.72) ? dealt : cancelled;
  return draw.weighted([
    [pending, 45],
    [dealt, 40],
    [cancelled, 15],
  ]);
}

/** Few send often; nobody sends before he has registered. */
function drawConsumer(draw: Random, consumers: SeededConsumer[], created: number): SeededConsumer {
  const consumer = consumers[Math.floor(draw.next() ** 2 * consumers.length)];
  return consumer && consumer.registered <= created
    ? consumer
    : drawConsumer(draw, consumers, created);
}

/** Who may carry goods, by sub-station. */
async function carriers(): Promise<Map<Id, Company[]>> {
  const { line, lastMile, lineAndLastMile } = CompanyType;
  const carrying: CompanyType[] = [line, lastMile, lineAndLastMile];
  const enabled = (await seedCompanies()).filter(
    ({ status, companyType }) => status === CompanyStatus.enabled && carrying.includes(companyType),
  );
  return groupBy(enabled, ({ substationId }) => substationId);
}

interface Drawn {
  index: number;
  created: number;
  consumer: SeededConsumer;
  to: Region;
}

/** One literal with every field: spreading parts together costs more than drawing them. */
function drawOrder(draw: Random, { index, created, consumer, to }: Drawn, companies: Company[]) {
  const { row: owner, place } = consumer;
  const from = draw.chance(0.7) ? null : draw.pick(place.districts);
  const status = drawStatus(draw, created);
  const assignType = draw.chance(0.2) ? AssignType.designated : AssignType.accepted;
  const { goodsName, volume, weight, pieces } = drawGoods(draw);
  const course = drawCourse(draw, { status, assignType, index, created, companies });
  const creationTime = timeText(created);
  const order: GoodsOrder = {
    id: seedId('20', index + 1),
    orderNo: `HY${creationTime.slice(0, 10).replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`,
    substationId: place.substation.id,
    substationName: place.substation.substationName,
    status,
    assignType,
    fromRegionId: from?.id ?? owner.regionId,
    fromRegionName: from?.fullName ?? owner.regionName,
    toRegionId: to.id,
    toRegionName: to.fullName,
    goodsName,
    weight,
    volume,
    pieces,
    applyCount: course.applies.length,
    applies: course.applies,
    consumerId: owner.id,
    consumerName: owner.name,
    mobile: owner.mobile,
    dealCompanyId: course.dealt?.companyId ?? null,
    dealCompanyName: course.dealt?.companyName ?? null,
    dealTime: status === GoodsOrderStatus.dealt ? course.endTime : null,
    cancelTime: status === GoodsOrderStatus.cancelled ? course.endTime : null,
    creationTime,
  };
  return order;
}

/** Newest first, as lists show them; ids and numbers grow with time. */
export const seedGoodsOrders = seeded(2001, async (draw): Promise<GoodsOrder[]> => {
  const [all, consumers, byStation] = await Promise.all([places(), seedConsumers(), carriers()]);
  const times = Float64Array.from({ length: count }, () => drawCreated(draw)).sort();
  const oldestFirst = await mapInSlices(times, (created, index) => {
    const consumer = drawConsumer(draw, consumers, created);
    const companies = byStation.get(consumer.place.substation.id) ?? [];
    return drawOrder(
      draw,
      { index, created, consumer, to: drawOtherCity(draw, all, consumer.place) },
      companies,
    );
  });
  return oldestFirst.toReversed();
});
