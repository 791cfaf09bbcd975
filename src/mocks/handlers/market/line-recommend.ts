import { lineRecommendApi, type LineRecommend } from '@/api/company/line-recommend';
import type { Id } from '@/api/types';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readSubstation } from '@/mocks/domain/references';
import type { MarketLine } from '@/mocks/seed/market/lines';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';
import { readLine } from './line-ranking';

const maxSort = 9999;

/** A sub-station recommends its own lines, each of them once. */
function checkLine(line: MarketLine, substationId: Id, stored: LineRecommend | null) {
  if (!sameId(line.substationId, substationId)) {
    throw forbidden('LineOfOtherSubstation', { lineName: line.lineName });
  }
  const others = db.lineRecommends.all().filter(({ id }) => id !== stored?.id);
  if (others.some(({ lineId }) => sameId(lineId, line.lineId))) {
    throw forbidden('LineRecommendExists', { lineName: line.lineName });
  }
}

/** The place after the last of the sub-station. */
function nextPlace(substationId: Id) {
  const rows = db.lineRecommends.all().filter((row) => sameId(row.substationId, substationId));
  return Math.max(0, ...rows.map(({ sort }) => sort)) + 1;
}

const recommends = collection(lineRecommendApi, {
  table: db.lineRecommends,
  scope: ofSubstation,
  conditions: (on) => ({
    ...on.oneOf('substationId', 'companyId'),
    ...on.contains('lineName', 'companyName'),
    ...on.inRegion('fromRegionId', 'toRegionId'),
    ...on.times('startTime', 'endTime'),
  }),
  async read(body, stored, context) {
    const check = checks(body);
    const [startTime, endTime] = check.period('startTime', 'endTime', true);
    const sort = check.number('sort', { min: 1, max: maxSort });
    const { line, ...fields } = check.done({
      line: await readLine(check, context),
      ...(await readSubstation(check)),
      startTime,
      endTime,
      description: check.text('description', { required: true, max: 200 }),
    });
    const { substationId } = fields;
    requireManaged(context, substationId);
    checkLine(line, substationId, stored);
    return { ...line, ...fields, sort: sort ?? stored?.sort ?? nextPlace(substationId) };
  },
});

export const answers = crudAnswers(lineRecommendApi, P.lineRecommend, recommends);
