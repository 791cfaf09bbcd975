import {
  lineRecommendApi,
  type LineRecommend,
  type LineRecommendInput,
  type LineRecommendQuery,
} from '@/api/company/line-recommend';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import type { MarketLine } from '@/mocks/seed/market/lines';
import { knownSubstations } from '@/mocks/domain/substation-names';
import { P } from '@/policies';
import { findVisibleLine } from './visible-line';

type Body = Received<LineRecommendInput>;
const grant = { grant: P.lineRecommend };
const { contains, oneOf, since, until, inRegion } = conditionsOn<LineRecommend>();
const maxDescription = 200;
const lastPlace = 9999;

/** A sub-station recommends its own lines, each of them once. */
function checkLine(line: MarketLine, row: Pick<LineRecommend, 'id' | 'substationId'>) {
  if (!sameId(line.substationId, row.substationId)) {
    throw forbidden('LineOfOtherSubstation', {
      zh: `专线“${line.lineName}”不属于该分站。`,
      en: `The line “${line.lineName}” does not belong to this sub-station.`,
    });
  }
  const others = db.lineRecommends.all().filter(({ id }) => !sameId(id, row.id));
  if (others.some(({ lineId }) => sameId(lineId, line.lineId))) {
    throw forbidden('LineRecommendExists', {
      zh: `专线“${line.lineName}”已在推荐中。`,
      en: `The line “${line.lineName}” is already recommended.`,
    });
  }
}

/** Behind the last of the sub-station. */
const nextPlace = (substationId: LineRecommend['substationId']) =>
  Math.max(
    0,
    ...db.lineRecommends
      .all()
      .filter((row) => sameId(row.substationId, substationId))
      .map(({ sort }) => sort),
  ) + 1;

async function read(body: Body, stored: LineRecommend | null, context: Context) {
  const check = checks();
  const substations = await knownSubstations();
  const substation = check.known('substationId', body.substationId, (id) =>
    substations.find((one) => sameId(one.id, id)),
  );
  const found = await findVisibleLine(body.lineId, context);
  const line = check.known('lineId', body.lineId, () => found);
  const times = [body.startTime, body.endTime] as const;
  const { from, until: end } = check.period(['startTime', 'endTime'], [...times], true);
  const description = check.text('description', body.description, {
    required: true,
    max: maxDescription,
  });
  const sort = check.number('sort', body.sort, { min: 1, max: lastPlace });
  check.done();
  if (!substation || !line || !from || !end) throw new Error('a checked body has these');
  requireManaged(context, substation.id);
  const place = { substationId: substation.id, substationName: substation.substationName };
  checkLine(line, { id: stored?.id ?? '', ...place });
  return {
    ...line,
    ...place,
    startTime: from,
    endTime: end,
    description,
    sort: sort ?? stored?.sort ?? nextPlace(substation.id),
  };
}

const recommends = collection<LineRecommend, LineRecommendQuery, Body>({
  table: db.lineRecommends,
  scope: ofSubstation,
  conditions: {
    substationId: oneOf('substationId'),
    lineName: contains('lineName'),
    companyId: oneOf('companyId'),
    companyName: contains('companyName'),
    fromRegionId: inRegion('fromRegionId'),
    toRegionId: inRegion('toRegionId'),
    startTimeBegin: since('startTime'),
    startTimeEnd: until('startTime'),
    endTimeBegin: since('endTime'),
    endTimeEnd: until('endTime'),
  },
  read,
});

export const answers = crudAnswers(lineRecommendApi, grant, recommends);
