import {
  goodsConsultApi,
  partnerConsultApi,
  type PlatformConsult,
  type PlatformConsultQuery,
} from '@/api/platform/platform-consult';
import { consultCalls, consultColumns, consultConditions } from '@/mocks/domain/consults';
import { db } from '@/mocks/db/db';
import { computedReadOnly } from '@/mocks/db/computed-collection';
import { same } from '@/mocks/server/errors';
import { exportFile, type ExportColumn } from '@/mocks/files/files';
import { mock, type Context } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import type { StoredConsult } from '@/mocks/seed/platform/consults';
import { substationNames } from '@/mocks/domain/substation-names';
import type { Table } from '@/mocks/db/table';
import { P, type Policy } from '@/policies';

const columns: ExportColumn<PlatformConsult>[] = [
  consultColumns.applicant,
  consultColumns.mobile,
  [{ zh: '公司', en: 'Company' }, (row) => same(row.companyName ?? '')],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => same(row.substationName)],
  [{ zh: '地区', en: 'Region' }, (row) => same(row.regionName)],
  [{ zh: '咨询内容', en: 'Content' }, (row) => same(row.content)],
  consultColumns.connectType,
  consultColumns.remark,
  consultColumns.handler,
  [{ zh: '申请时间', en: 'Applied' }, (row) => same(row.creationTime.replace('T', ' '))],
];

async function show(): Promise<(row: StoredConsult) => PlatformConsult> {
  const name = await substationNames();
  return (row) => ({ ...row, substationName: name(row.substationId) });
}

/** The handlers of one of the two kinds of consultation. */
function family(table: Table<StoredConsult>, file: string) {
  const { list, rows } = computedReadOnly<StoredConsult, PlatformConsult, PlatformConsultQuery>({
    table,
    show,
    sort: { field: 'creationTime', down: true },
    scope: ofSubstation,
    conditions: consultConditions,
  });
  const { connect, history } = consultCalls({
    table,
    calls: db.connects,
    about: ({ consultId }) => consultId,
    toCall: (record, consultId) => ({ ...record, consultId }),
    show,
  });
  async function exported(query: object, context: Context) {
    const found = await rows(query, context);
    return { filePath: await exportFile(file, columns, found, context.language) };
  }
  return { list, exported, connect, history };
}

function answersOf(
  api: typeof goodsConsultApi | typeof partnerConsultApi,
  grant: Policy,
  { list, exported, connect, history }: ReturnType<typeof family>,
) {
  return [
    mock(api.list, { grant }, list),
    mock(api.export, { grant }, exported),
    mock(api.connect, { grant }, connect),
    mock(api.history, { grant }, history),
  ];
}

export const answers = [
  ...answersOf(goodsConsultApi, P.networkTransport, family(db.goodsConsults, 'freight-consults')),
  ...answersOf(
    partnerConsultApi,
    P.substationApply,
    family(db.partnerConsults, 'partner-applications'),
  ),
];
