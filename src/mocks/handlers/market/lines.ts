import { lineRecommend, lineRecommendApi, type LineRecommend } from '@/api/company/line-recommend';
import {
  todayLinePrice,
  todayLinePriceApi,
  type TodayLinePrice,
} from '@/api/company/today-line-price';
import type { Id } from '@/api/types';
import { CompanyUserRole, LinePriceStatus } from '@/enums';
import { collection, readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { nameOfCode } from '@/mocks/domain/enum-names';
import { readSubstation } from '@/mocks/domain/references';
import { count, exportHandler, moment, money, type ExportColumn } from '@/mocks/files/files';
import { lastPlace } from '@/mocks/handlers/company/owned';
import { wallText } from '@/mocks/lib/clock';
import type { MarketLine } from '@/mocks/seed/market/lines';
import { forbidden, sameId } from '@/mocks/server/checks';
import { untranslated } from '@/mocks/server/errors';
import { crudHandlers } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { ofSubstation, requireManaged, ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { P } from '@/policies';
import { readLine } from './line-ranking';

/** Throws a 403 when the line belongs to another sub-station or is already recommended. */
function checkLine(line: MarketLine, substationId: Id, stored: LineRecommend | null) {
  if (!sameId(line.substationId, substationId)) {
    throw forbidden('LineOfOtherSubstation', { lineName: line.lineName });
  }
  db.lineRecommends.unique(['lineId'], line, 'LineRecommendExists', stored, line.lineName);
}

const recommends = collection(lineRecommendApi, {
  table: db.lineRecommends,
  scope: ofSubstation,
  conditions: (on) => on.filters(lineRecommend),
  async read(check, stored, context) {
    const [startTime, endTime] = check.period('startTime', 'endTime', true);
    const sort = check.number('sort', lineRecommend.properties.sort.options);
    const { line, ...fields } = check.done({
      line: await readLine(check, context),
      ...(await readSubstation(check)),
      startTime,
      endTime,
      ...readProperties(check, lineRecommend, stored),
    });
    const { substationId } = fields;
    requireManaged(context, substationId);
    checkLine(line, substationId, stored);
    const all = db.lineRecommends.all().filter((row) => sameId(row.substationId, substationId));
    return { ...line, ...fields, sort: sort ?? stored?.sort ?? lastPlace(all) };
  },
});

const prices = readOnly(todayLinePriceApi, {
  table: db.linePrices,
  scope: ofCompany,
  conditions: (on) => on.filters(todayLinePrice),
});

const columns: ExportColumn<TodayLinePrice>[] = [
  [{ zh: '专线', en: 'Line' }, (row) => untranslated(row.lineName)],
  [{ zh: '公司', en: 'Company' }, (row) => untranslated(row.companyName)],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => untranslated(row.substationName)],
  [{ zh: '每吨（元）', en: 'Per ton (CNY)' }, (row) => money(row.pricePerTon)],
  [{ zh: '每方（元）', en: 'Per m³ (CNY)' }, (row) => money(row.pricePerCubicMetre)],
  [{ zh: '每件（元）', en: 'Per piece (CNY)' }, (row) => money(row.pricePerPiece)],
  [{ zh: '生效时间', en: 'Valid from' }, (row) => moment(row.startTime)],
  [{ zh: '截止时间', en: 'Valid until' }, (row) => moment(row.endTime)],
  [{ zh: '状态', en: 'Status' }, (row) => nameOfCode(LinePriceStatus, row.status)],
  [{ zh: '浏览', en: 'Views' }, (row) => count(row.views)],
  [{ zh: '拨打', en: 'Calls' }, (row) => count(row.calls)],
  [{ zh: '发布时间', en: 'Published' }, (row) => moment(row.publishTime)],
];

export const handlers = [
  ...crudHandlers(lineRecommendApi, P.lineRecommend, recommends),
  ...crudHandlers(todayLinePriceApi, P.todayLinePrice, {
    list: prices.list,
    close: async ({ id }, context) => {
      requireCompanyRole(context, CompanyUserRole.lines);
      const price = await prices.getStored(id, context);
      if (price.status === LinePriceStatus.ended) {
        throw forbidden('LinePriceEnded', { lineName: price.lineName });
      }
      const closing = { closeTime: wallText(), closer: context.user.name };
      return db.linePrices.save({ ...price, ...closing, status: LinePriceStatus.ended });
    },
    export: exportHandler('line-prices', columns, prices.rows),
  }),
];
