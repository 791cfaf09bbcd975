import {
  goodsConsultApi,
  partnerConsultApi,
  type ConnectInput,
  type PlatformConsult,
  type PlatformConsultQuery,
} from '@/api/platform/platform-consult';
import { ConnectType } from '@/enums';
import { checks, sameId } from '@/mocks/checks';
import { wallText } from '@/mocks/clock';
import { conditionsOn } from '@/mocks/conditions';
import { db } from '@/mocks/db';
import { derivedReadOnly } from '@/mocks/derived';
import { same, type Text } from '@/mocks/errors';
import { exportFile, type ExportColumn } from '@/mocks/files';
import { mock, type Context, type Received } from '@/mocks/mock';
import { ofSubstation } from '@/mocks/scope';
import type { StoredConsult } from '@/mocks/seed/consults';
import { substationNames } from '@/mocks/substation-names';
import type { Table } from '@/mocks/table';
import { P, type Policy } from '@/policies';

const { contains, oneOf, since, until, inRegion } = conditionsOn<PlatformConsult>();

const connectTypes: Record<ConnectType, Text> = {
  [ConnectType.noFeedback]: { zh: '未反馈', en: 'No feedback' },
  [ConnectType.notReached]: { zh: '未联系上', en: 'Not reached' },
  [ConnectType.reached]: { zh: '已联系', en: 'Reached' },
};
const columns: ExportColumn<PlatformConsult>[] = [
  [{ zh: '申请人', en: 'Applicant' }, (row) => same(row.applicant)],
  [{ zh: '手机号码', en: 'Mobile' }, (row) => same(row.mobile)],
  [{ zh: '公司', en: 'Company' }, (row) => same(row.companyName ?? '')],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => same(row.substationName)],
  [{ zh: '地区', en: 'Region' }, (row) => same(row.regionName)],
  [{ zh: '咨询内容', en: 'Content' }, (row) => same(row.content)],
  [{ zh: '联系状态', en: 'Contact' }, (row) => connectTypes[row.connectType]],
  [{ zh: '备注', en: 'Remark' }, (row) => same(row.remark ?? '')],
  [{ zh: '处理人', en: 'Handler' }, (row) => same(row.handler ?? '')],
  [{ zh: '申请时间', en: 'Applied' }, (row) => same(row.creationTime.replace('T', ' '))],
];

function readConnect({ connectType, remark }: Received<ConnectInput>) {
  const check = checks();
  const type = check.code('connectType', connectType, ConnectType.$values);
  const said = check.optional('remark', remark, { max: 200 });
  check.done();
  return { connectType: type ?? ConnectType.noFeedback, remark: said };
}

/** The answers of one of the two families. */
function family(table: Table<StoredConsult>, file: string) {
  const show = async () => {
    const name = await substationNames();
    return (row: StoredConsult) => ({ ...row, substationName: name(row.substationId) });
  };
  const shown = derivedReadOnly<StoredConsult, PlatformConsult, PlatformConsultQuery>({
    table,
    show,
    sort: { field: 'creationTime', down: true },
    scope: ofSubstation,
    conditions: {
      applicant: contains('applicant'),
      mobile: contains('mobile'),
      companyName: contains('companyName'),
      substationId: oneOf('substationId'),
      regionId: inRegion('regionId'),
      connectType: oneOf('connectType', ConnectType.$values),
      creationTimeBegin: since('creationTime'),
      creationTimeEnd: until('creationTime'),
    },
  });

  async function connect(body: Received<ConnectInput>, context: Context) {
    const { substationName: _shown, ...stored } = await shown.one(body, context);
    const call = { ...readConnect(body), handler: context.user.name };
    const now = wallText();
    const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
    const saved = table.save({ ...stored, ...call, connectTime: now, concurrencyStamp });
    const connects = await db.connects.open();
    const consultId = String(saved.id);
    connects.save({ ...call, id: connects.newId(), consultId, creationTime: now });
    return (await show())(saved);
  }
  async function history(request: { id: string | number }, context: Context) {
    const { id } = await shown.one(request, context);
    const newest = { sort: 'creationTime descending,id descending' };
    const connects = await db.connects.open();
    const calls = connects.sorted(newest, ({ consultId }) => sameId(consultId, id));
    return { items: calls.map(({ consultId: _own, ...call }) => call) };
  }
  async function exported(query: object, context: Context) {
    const rows = await shown.rows(query, context);
    return { filePath: await exportFile(file, columns, rows, context.language) };
  }
  return { list: shown.list, exported, connect, history };
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

export const platformConsultAnswers = [
  ...answersOf(goodsConsultApi, P.networkTransport, family(db.goodsConsults, 'freight-consults')),
  ...answersOf(
    partnerConsultApi,
    P.substationApply,
    family(db.partnerConsults, 'partner-applications'),
  ),
];
