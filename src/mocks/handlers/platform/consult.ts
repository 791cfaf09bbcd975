import { voteApply, voteApplyApi } from '@/api/company/vote-apply';
import {
  goodsConsultApi,
  partnerConsultApi,
  platformConsult,
  type ConnectInput,
  type ConnectRecord,
  type PlatformConsult,
} from '@/api/platform/platform-consult';
import {
  companyCheckinApply,
  companyCheckinApplyApi,
} from '@/api/substation/company-checkin-apply';
import type { ById, Items } from '@/api/types';
import { ConnectType } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import type { Table } from '@/mocks/db/table';
import { nameOfCode } from '@/mocks/domain/enum-names';
import { withSubstationName } from '@/mocks/domain/substations';
import { exportHandler, moment, type ExportColumn } from '@/mocks/files/files';
import { wallText } from '@/mocks/lib/clock';
import { pick } from '@/mocks/lib/rows';
import type { StoredCheckinApply, StoredConsult, StoredVoteApply } from '@/mocks/seed/consults';
import { checks, sameId } from '@/mocks/server/checks';
import { untranslated } from '@/mocks/server/errors';
import { crudHandlers, type Context, type Received } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

/** A request of a person to be called back, of any kind. */
type Consult = Omit<PlatformConsult, 'content'> & { content: string | null };
type Stored = Omit<Consult, 'substationName'>;

const columns: ExportColumn<Consult>[] = [
  [{ zh: '申请人', en: 'Applicant' }, (row) => untranslated(row.applicant)],
  [{ zh: '手机号', en: 'Mobile' }, (row) => untranslated(row.mobile)],
  [{ zh: '公司', en: 'Company' }, (row) => untranslated(row.companyName ?? '')],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => untranslated(row.substationName)],
  [{ zh: '地区', en: 'Region' }, (row) => untranslated(row.regionName)],
  [{ zh: '咨询内容', en: 'Content' }, (row) => untranslated(row.content ?? '')],
  [{ zh: '联系结果', en: 'Call result' }, (row) => nameOfCode(ConnectType, row.connectType)],
  [{ zh: '备注', en: 'Remarks' }, (row) => untranslated(row.remark ?? '')],
  [{ zh: '处理人', en: 'Handled by' }, (row) => untranslated(row.handler ?? '')],
  [{ zh: '申请时间', en: 'Applied' }, (row) => moment(row.creationTime)],
];

const toRecord = pick('id', 'connectType', 'remark', 'handler', 'creationTime');

/** Returns the rules that all lists of callback requests share. */
const listed = <Row extends Stored>(table: Table<Row>) => ({
  table,
  scope: ofSubstation,
  view: withSubstationName<Row>,
});

/** Returns the handlers that store the result of a call on a row, and that list the calls of a row. */
function callHandlers<Row extends Stored>(table: Table<Row>) {
  const { getStored, saved } = readOnly({}, { ...listed(table), conditions: () => ({}) });

  async function connect(body: Received<ConnectInput>, context: Context) {
    const stored = await getStored(body.id, context);
    const check = checks(body);
    const result = {
      ...check.done(readProperties(check, platformConsult, stored)),
      handler: context.user.name,
    };
    const changes: Partial<Stored> = { ...result, connectTime: wallText() };
    // The cast is safe, because every row has the members of `Stored`; TypeScript cannot infer it for a generic Partial.
    const row = table.update(stored, body, changes as Partial<Row>);
    (await db.consultCalls.open()).insert({ ...result, consultId: row.id });
    return saved(row);
  }
  async function history(request: ById, context: Context): Promise<Items<ConnectRecord>> {
    const row = await getStored(request.id, context);
    const newest = { sort: 'creationTime descending,id descending' };
    const calls = await db.consultCalls.open();
    const found = calls.sorted(newest, ({ consultId }) => sameId(consultId, row.id));
    return { items: found.map(toRecord) };
  }
  return { connect, history };
}

const goods = readOnly(goodsConsultApi, {
  ...listed<StoredConsult>(db.goodsConsults),
  conditions: (on) => on.filters(platformConsult),
});
const partners = readOnly(partnerConsultApi, {
  ...listed<StoredConsult>(db.partnerConsults),
  conditions: (on) => on.filters(platformConsult),
});
const checkins = readOnly(companyCheckinApplyApi, {
  ...listed<StoredCheckinApply>(db.checkinApplies),
  conditions: (on) => on.filters(companyCheckinApply),
});
const votes = readOnly(voteApplyApi, {
  ...listed<StoredVoteApply>(db.voteApplies),
  conditions: (on) => on.filters(voteApply),
});

export const handlers = [
  ...crudHandlers(goodsConsultApi, P.networkTransport, {
    ...goods,
    ...callHandlers(db.goodsConsults),
    export: exportHandler('freight-consults', columns, goods.rows),
  }),
  ...crudHandlers(partnerConsultApi, P.substationApply, {
    ...partners,
    ...callHandlers(db.partnerConsults),
    export: exportHandler('partner-applications', columns, partners.rows),
  }),
  ...crudHandlers(companyCheckinApplyApi, P.companySettled, {
    ...checkins,
    ...callHandlers(db.checkinApplies),
    export: exportHandler('settlements', columns, checkins.rows),
  }),
  ...crudHandlers(voteApplyApi, P.voteApply, { ...votes, ...callHandlers(db.voteApplies) }),
];
