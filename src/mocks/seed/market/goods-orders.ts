import type { Company } from '@/api/company/company';
import type { GoodsOrder, GoodsOrderApply } from '@/api/company/goods-order';
import type { Id } from '@/api/types';
import {
  AssignType,
  CompanyStatus,
  CompanyType,
  GoodsOrderStatus,
  ApplyCancelType,
  ApplyStatus,
  ConnectType,
} from '@/enums';
import { groupBy } from '@/lib/sets';
import { dayMs, hourMs, minuteMs, seedDay } from '@/mocks/lib/clock';
import { mapInSlices } from '@/mocks/lib/loading';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { type Random, seeded, seedId } from '@/mocks/seed/draw';
import type { Region } from '@/mocks/seed/regions';
import { seedConsumers, type SeededConsumer } from './consumers';
import { drawOtherCity, places, timeText } from './places';

const count = 20_000;
const days = 400;
/** Orders that are older than this many days are never pending. */
const openDays = 7;

/** A kind of goods: its name, the tons per cubic metre, and the cubic metres per piece. */
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

/** Chooses when an order was created: mostly recently, and mostly by day. */
function drawCreated(draw: Random): number {
  const age = Math.floor(draw.next() ** 1.2 * days);
  const hour = draw.chance(0.92) ? draw.whole(7, 20) : draw.whole(0, 23);
  return seedDay - age * dayMs + hour * hourMs + draw.whole(0, 3599) * 1000;
}

function drawStatus(draw: Random, created: number): GoodsOrderStatus {
  const { pending, dealt, cancelled } = GoodsOrderStatus;
  if (created >= seedDay) return pending;
  if (created < seedDay - openDays * dayMs) return draw.chance(0.72) ? dealt : cancelled;
  return draw.weighted([pending, 45], [dealt, 40], [cancelled, 15]);
}

/** Picks the consumer of an order. A few consumers send often, and nobody sends before registering. */
function drawConsumer(draw: Random, consumers: SeededConsumer[], created: number): SeededConsumer {
  const consumer = consumers[Math.floor(draw.next() ** 2 * consumers.length)];
  return consumer && consumer.registered <= created
    ? consumer
    : drawConsumer(draw, consumers, created);
}

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

/** Creates an order. It is one object literal with all fields, because spreading partial objects is slow. */
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

/** All goods orders, the newest first as lists show them; their ids and numbers increase with time. */
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

const maxApplies = 4;

/** The values of an order that its applications depend on. */
interface Open extends Pick<GoodsOrder, 'status' | 'assignType'> {
  /** The running number of the order, starting with 0. */
  index: number;
  created: number;
  /** The companies of the order's sub-station that carry goods. */
  companies: Company[];
}

/** Chooses when an order was dealt or cancelled: within three days, and before the seed's day begins. */
function drawEnd(draw: Random, created: number): number {
  const latest = Math.min(created + 3 * dayMs, seedDay - minuteMs);
  return created + 30 * minuteMs + draw.next() * Math.max(0, latest - created - 30 * minuteMs);
}

function drawCompanies(draw: Random, companies: Company[], wanted: number): Company[] {
  const chosen = new Set<Company>();
  for (let count = 0; count < wanted; count += 1) {
    const company = companies[draw.whole(0, companies.length - 1)];
    if (company) chosen.add(company);
  }
  return [...chosen];
}

const { timeout, ownerCancelled, companyCancelled, notContacted } = ApplyCancelType;
const { noFeedback, notReached, reached } = ConnectType;

function givenUp(draw: Random, ownerEnded: boolean) {
  const cancelType = ownerEnded
    ? ownerCancelled
    : draw.weighted([timeout, 40], [companyCancelled, 35], [notContacted, 25]);
  const connectType =
    cancelType === notContacted
      ? draw.pick([noFeedback, notReached])
      : draw.pick([noFeedback, notReached, reached]);
  return { applyStatus: ApplyStatus.cancelled, cancelType, connectType };
}

/** Chooses the result of one application; the last one of a dealt order is the deal. */
function outcome(draw: Random, status: GoodsOrderStatus, isLast: boolean) {
  if (status === GoodsOrderStatus.dealt && isLast) {
    return { applyStatus: ApplyStatus.dealt, cancelType: null, connectType: reached };
  }
  if (status === GoodsOrderStatus.cancelled) return givenUp(draw, isLast);
  if (status === GoodsOrderStatus.dealt || draw.chance(0.3)) return givenUp(draw, false);
  const connectType = draw.pick([noFeedback, notReached, reached]);
  return { applyStatus: ApplyStatus.accepted, cancelType: null, connectType };
}

function wantedOf(draw: Random, { status, assignType }: Open): number {
  if (assignType === AssignType.designated) return 1;
  return draw.whole(status === GoodsOrderStatus.dealt ? 1 : 0, maxApplies);
}

/** Creates the applications of an order, and chooses its end so that all times fit together. */
function drawCourse(draw: Random, order: Open) {
  const { status, index, created, companies } = order;
  const isOpen = status === GoodsOrderStatus.pending;
  const end = isOpen
    ? Math.min(created + 6 * hourMs, seedDay + dayMs - minuteMs)
    : drawEnd(draw, created);
  const chosen = drawCompanies(draw, companies, wantedOf(draw, order));
  const step = (end - created) / (chosen.length + 1);
  const applies = chosen.map((company, place): GoodsOrderApply => {
    const { applyStatus, cancelType, connectType } = outcome(
      draw,
      status,
      place === chosen.length - 1,
    );
    return {
      id: seedId('21', index * maxApplies + place + 1),
      companyId: company.id,
      companyName: company.companyName,
      applyStatus,
      cancelType,
      connectType,
      applyTime: timeText(created + step * (place + 0.2 + draw.next() * 0.7)),
    };
  });
  const dealt = status === GoodsOrderStatus.dealt ? applies.at(-1) : undefined;
  return { applies, dealt, endTime: timeText(end) };
}
