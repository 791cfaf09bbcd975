import type {
  ConnectInput,
  ConnectRecord,
  PlatformConsult,
  PlatformConsultQuery,
} from '@/api/platform/platform-consult';
import type { Id, Items } from '@/api/types';
import { ConnectType } from '@/enums';
import { checks, sameId } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { readOnly } from '@/mocks/db/collection';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { same, type Text } from '@/mocks/server/errors';
import type { ExportColumn } from '@/mocks/files/files';
import type { Context, Received } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import type { Table } from '@/mocks/db/table';
import { type CodeTable, entryOf } from '@/lib/enum';

/** A person who waits to be called back. */
type Consult = Omit<PlatformConsult, 'substationName' | 'regionName' | 'content'>;

const { contains, oneOf, since, until, inRegion } = conditionsOn<Consult>();

/** What every list of them can be searched by. */
export const consultConditions: Conditions<PlatformConsultQuery, Consult> = {
  applicant: contains('applicant'),
  mobile: contains('mobile'),
  companyName: contains('companyName'),
  substationId: oneOf('substationId'),
  regionId: inRegion('regionId'),
  connectType: oneOf('connectType', ConnectType.$values),
  creationTimeBegin: since('creationTime'),
  creationTimeEnd: until('creationTime'),
};

const connectTypes: CodeTable<ConnectType, Text> = {
  [ConnectType.noFeedback]: { zh: '未反馈', en: 'No feedback' },
  [ConnectType.notReached]: { zh: '未联系上', en: 'Not reached' },
  [ConnectType.reached]: { zh: '已联系上', en: 'Reached' },
};
/** Columns that all their files have. */
export const consultColumns = {
  applicant: [{ zh: '申请人', en: 'Applicant' }, (row) => same(row.applicant)],
  mobile: [{ zh: '手机号', en: 'Mobile' }, (row) => same(row.mobile)],
  connectType: [
    { zh: '联系结果', en: 'Call result' },
    (row) => entryOf(connectTypes, row.connectType),
  ],
  remark: [{ zh: '备注', en: 'Remarks' }, (row) => same(row.remark ?? '')],
  handler: [{ zh: '处理人', en: 'Handled by' }, (row) => same(row.handler ?? '')],
} satisfies Record<string, ExportColumn<Consult>>;

function readConnect(body: Received<ConnectInput>) {
  const check = checks();
  const connectType = check.code('connectType', body.connectType, ConnectType.$values);
  const remark = check.optional('remark', body.remark, { max: 200 });
  check.done();
  return { connectType: connectType ?? ConnectType.noFeedback, remark };
}

interface Calls<Stored extends Consult, Call extends ConnectRecord, Shown> {
  table: Table<Stored>;
  /** Where the calls are kept, each with the row it is about. */
  calls: Table<Call>;
  about: (call: Call) => Id;
  toCall: (record: ConnectRecord, about: string) => Call;
  /** Turns a stored row into the row of the response. */
  show: () => Promise<(row: Stored) => Shown>;
}

/** The handlers that record the result of a call on its row and list the calls of a row. */
export function consultCalls<Stored extends Consult, Call extends ConnectRecord, Shown>({
  table,
  calls,
  about,
  toCall,
  show,
}: Calls<Stored, Call, Shown>) {
  const { own } = readOnly<Stored, object>({ table, scope: ofSubstation, conditions: {} });

  async function connect(body: Received<ConnectInput>, context: Context): Promise<Shown> {
    const stored = await own(body.id, context);
    const outcome = { ...readConnect(body), handler: context.user.name };
    const now = wallText();
    const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
    const saved = table.save({ ...stored, ...outcome, connectTime: now, concurrencyStamp });
    await calls.open();
    const record = { id: calls.newId(), ...outcome, creationTime: now };
    calls.save(toCall(record, String(saved.id)));
    return (await show())(saved);
  }
  async function history({ id }: { id: Id }, context: Context): Promise<Items<ConnectRecord>> {
    const row = await own(id, context);
    const newest = { sort: 'creationTime descending,id descending' };
    const found = (await calls.open()).sorted(newest, (call) => sameId(about(call), row.id));
    return {
      items: found.map(({ id: callId, connectType, remark, handler, creationTime }) => ({
        id: callId,
        connectType,
        remark,
        handler,
        creationTime,
      })),
    };
  }
  return { connect, history };
}
