import type { Company } from '@/api/company/company';
import type { SmsRecord } from '@/api/substation/sms-history';
import type { ConnectType } from '@/enums';
import { dayMs, midnight, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/loading';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { drawMobile, seededRandom } from '@/mocks/seed/draw';
import { smsCount, smsPlan, type SmsKind } from './sms-plan';
import { smsPriceOf } from './sms-orders';
import { substations } from '@/mocks/seed/substation/substations';

/** As it is kept; the name comes from the sub-station. */
export type StoredSms = Omit<SmsRecord, 'substationName'>;

const idPrefix: Record<SmsKind, string> = {
  callSms: '1384099100000',
  newGoodsSms: '1384099200000',
  todayPriceSms: '1384099300000',
};
const seeds: Record<SmsKind, number> = { callSms: 91, newGoodsSms: 92, todayPriceSms: 93 };
const consumerCount = 2000;

const two = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** As `wallText`, for many times in order: the day is worked out once a day. */
function textOfTimes() {
  let [day, text] = [-1, ''];
  return (ms: number) => {
    const midnightMs = midnight(ms);
    if (midnightMs !== day) [day, text] = [midnightMs, wallText(midnightMs).slice(0, 11)];
    const seconds = (ms % dayMs) / 1000;
    const hour = two[Math.floor(seconds / 3600)];
    return `${text}${hour}:${two[Math.floor(seconds / 60) % 60]}:${two[seconds % 60]}`;
  };
}

/** Companies by the index of their sub-station. */
async function companiesByStation(): Promise<Company[][]> {
  const companies = await seedCompanies();
  const stations = new Map(substations.map(({ id }, index) => [String(id), index]));
  const groups: Company[][] = substations.map(() => []);
  for (const company of companies) {
    groups[stations.get(String(company.substationId)) ?? 0]?.push(company);
  }
  return groups;
}

const results = [1, 2] as const;
/** As often as each comes about. */
const outcomes = [0, 0, 0, 0, 0, 2, 2, 2, 1, 1] as const satisfies readonly ConnectType[];

/** The rows of one kind, newest first. A plain loop: there are very many of them. */
async function drawHistory(kind: SmsKind): Promise<StoredSms[]> {
  const draw = seededRandom(seeds[kind]);
  const groups = await companiesByStation();
  const consumers = Array.from({ length: consumerCount }, () => drawMobile(draw));
  const { templates, stations, texts, times, unsent } = smsPlan(kind);
  const counts = templates.map(smsCount);
  const timeText = textOfTimes();
  const size = times.length;
  const rows: StoredSms[] = [];
  for (let index = 0; index < size; index += 1) {
    const station = stations[index] ?? 0;
    const text = texts[index] ?? 0;
    const near = groups[station] ?? [];
    const company = near[draw.whole(0, near.length - 1)];
    const substationId = substations[station]?.id;
    if (!substationId || !company) throw new Error(`No company in the sub-station at ${station}`);
    const consumer = consumers[draw.whole(0, consumerCount - 1)] ?? company.mobile;
    const result = results[draw.chance(0.03) ? 1 : 0];
    const connectType = kind === 'callSms' ? draw.pick(outcomes) : null;
    // Its draws are made all the same, so that those of the others do not depend on the time of the day.
    if (index < unsent) continue;
    const count = counts[text] ?? 1;
    rows.push({
      id: idPrefix[kind] + String(size - index).padStart(6, '0'),
      substationId,
      // Prices are told to those who look for a line, everything else to its company.
      receiver: kind === 'todayPriceSms' ? consumer : company.mobile,
      companyName: company.companyName,
      content: templates[text] ?? '',
      count,
      fee: Math.round(count * smsPriceOf(substationId) * 100) / 100,
      result,
      connectType,
      sendTime: timeText(times[index] ?? 0),
    });
  }
  return rows;
}

export const seedCallSms = lazy(() => drawHistory('callSms'));
export const seedNewGoodsSms = lazy(() => drawHistory('newGoodsSms'));
export const seedTodayPriceSms = lazy(() => drawHistory('todayPriceSms'));
