import type { CompanyCheckinApply } from '@/api/substation/company-checkin-apply';
import type { ConnectRecord } from '@/api/platform/platform-consult';
import { CompanyType, ConnectType } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { drawMobile, drawPerson } from '@/mocks/seed/people';
import { seededRandom, type Random } from '@/mocks/seed/random';
import { seedSubstations, type StoredSubstation } from './substation-rows';
import type { CodeTable } from '@/lib/enum';

/** As it is kept; the name comes from the sub-station. */
export type StoredCheckinApply = Omit<CompanyCheckinApply, 'substationName'> & { id: string };
/** A recorded call with the application it belongs to. */
export interface StoredCheckinConnect extends ConnectRecord {
  applyId: string;
}

const count = 900;
const words = '顺恒鑫隆宏泰安瑞丰华远联捷通达盛源万佳';
const kinds: CodeTable<CompanyType, readonly [string, ...string[]]> = {
  [CompanyType.line]: ['物流', '货运', '快运'],
  [CompanyType.lastMile]: ['配送服务', '同城物流'],
  [CompanyType.equipment]: ['叉车租赁', '物流设备'],
  [CompanyType.park]: ['物流园', '货运中心'],
  [CompanyType.lineAndLastMile]: ['物流', '供应链管理'],
};
const contents = [
  '主营山东到江浙沪整车零担，想入驻平台，请联系我。',
  '刚成立的专线公司，想了解会员费用和入驻流程。',
  '有自有仓库和八台配送车，想做落地配会员。',
  '朋友介绍过来的，想问问超级会员有什么权益。',
  '我们有三条精品专线，天天发车，希望尽快上线。',
  '园区有四十多家专线，想整体入驻，请安排人员对接。',
] as const;
const reachedRemarks = [
  '已加微信，发送入驻资料清单。',
  '客户资料准备中，下周再联系。',
  '已约到店面谈。',
  '费用偏高，客户再考虑。',
] as const;
const missedRemarks = ['无人接听。', '关机，改日再拨。', '占线，短信已发。'] as const;

const drawRemark = (draw: Random, type: ConnectType) =>
  draw.pick(type === ConnectType.reached ? reachedRemarks : missedRemarks);

type Applied = Pick<StoredCheckinConnect, 'creationTime'> & { id: string };

/** The calls about one application, each some hours after the previous one. */
function drawCalls(draw: Random, { id: applyId, creationTime }: Applied, handler: string) {
  let at = Date.parse(`${creationTime}Z`);
  const calls = at > seedDay - 2 * dayMs ? 0 : draw.whole(0, 3);
  const { reached, notReached } = ConnectType;
  return Array.from({ length: calls }, (_, index): StoredCheckinConnect => {
    at += draw.whole(1, 7) * 3_600_000;
    const connectType = index === calls - 1 && draw.chance(0.7) ? reached : notReached;
    return {
      id: `${applyId.slice(0, -1)}${index + 1}`.replace(/^1384074/, '1384075'),
      applyId,
      connectType,
      remark: drawRemark(draw, connectType),
      handler,
      creationTime: wallText(at),
    };
  });
}

/** Sent in the daytime; the first ones today, just after midnight so that it is never the future. */
function drawMoment(draw: Random, at: number) {
  const days = at < 6 ? 0 : draw.whole(1, 180);
  return seedDay - days * dayMs + (days ? draw.whole(28_000, 70_000) : draw.whole(0, 60)) * 1000;
}

function drawApply(draw: Random, id: string, index: number, substation: StoredSubstation) {
  const place = draw.whole(0, substation.coverRegionIds.length - 1);
  const companyType = draw.weighted([
    [CompanyType.line, 6],
    [CompanyType.lastMile, 2],
    [CompanyType.equipment, 1],
    [CompanyType.park, 1],
    [CompanyType.lineAndLastMile, 2],
  ]);
  const city = substation.substationName.replace('分站', '市');
  return {
    id,
    applicant: drawPerson(draw),
    mobile: drawMobile(draw),
    companyName: `${city}${draw.letters(words, 2)}${draw.pick(kinds[companyType])}有限公司`,
    companyType,
    regionId: substation.coverRegionIds[place] ?? 0,
    regionName: substation.coverRegionNames[place] ?? '',
    substationId: substation.id,
    content: draw.chance(0.85) ? draw.pick(contents) : null,
    creationTime: wallText(drawMoment(draw, index)),
    concurrencyStamp: draw.stamp(),
  };
}

async function drawAll() {
  const draw = seededRandom(4401);
  const substations = await seedSubstations();
  const connects: StoredCheckinConnect[] = [];
  const applies = Array.from({ length: count }, (_, at): StoredCheckinApply => {
    // The sub-stations of the demo users come first, so that they have something today.
    const rank = at < 3 ? at : Math.floor(draw.next() ** 1.4 * substations.length);
    const substation = substations[rank];
    if (!substation) throw new Error(`No sub-station of rank ${rank}`);
    // The last digit is left free for the calls.
    const id = `1384074${String(at + 1).padStart(11, '0')}0`;
    const apply = drawApply(draw, id, at, substation);
    const calls = drawCalls(draw, apply, drawPerson(draw));
    const last = calls.at(-1);
    connects.push(...calls);
    return {
      ...apply,
      connectType: last?.connectType ?? ConnectType.noFeedback,
      remark: last?.remark ?? null,
      handler: last?.handler ?? null,
      connectTime: last?.creationTime ?? null,
    };
  });
  return { applies, connects };
}

const all = lazy(drawAll);
export const seedCheckinApplies = lazy(async () => (await all()).applies);
export const seedCheckinConnects = lazy(async () => (await all()).connects);
