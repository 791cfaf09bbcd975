import type { ConnectInput } from '@/api/platform/platform-consult';
import {
  companyCheckinApplyApi,
  type CompanyCheckinApply,
  type CompanyCheckinApplyQuery,
} from '@/api/substation/company-checkin-apply';
import { CompanyType, ConnectType } from '@/enums';
import { checks } from '@/mocks/checks';
import { wallText } from '@/mocks/clock';
import { conditionsOn, type Conditions } from '@/mocks/conditions';
import { db } from '@/mocks/db';
import { derivedReadOnly } from '@/mocks/derived';
import { invalid, notFound, same, type Text } from '@/mocks/errors';
import { exportFile, type ExportColumn } from '@/mocks/files';
import { mock, type Context, type Received } from '@/mocks/mock';
import { ofSubstation } from '@/mocks/scope';
import type { StoredCheckinApply } from '@/mocks/seed/checkin-applies';
import type { Id } from '@/api/types';
import { substationNames } from '@/mocks/substation-names';
import { P } from '@/policies';

const grant = { grant: P.companySettled };

type Shown = StoredCheckinApply & CompanyCheckinApply;
const { contains, oneOf, inRegion, since, until } = conditionsOn<Shown>();
const conditions: Conditions<CompanyCheckinApplyQuery, Shown> = {
  applicant: contains('applicant'),
  mobile: contains('mobile'),
  companyName: contains('companyName'),
  companyType: oneOf('companyType', CompanyType.$values),
  substationId: oneOf('substationId'),
  regionId: inRegion('regionId'),
  connectType: oneOf('connectType', ConnectType.$values),
  creationTimeBegin: since('creationTime'),
  creationTimeEnd: until('creationTime'),
};

async function show(): Promise<(apply: StoredCheckinApply) => Shown> {
  const nameOf = await substationNames();
  return (apply) => ({
    ...apply,
    substationName: nameOf(apply.substationId),
  });
}

const applies = derivedReadOnly<StoredCheckinApply, Shown, CompanyCheckinApplyQuery>({
  table: db.checkinApplies,
  show,
  sort: { field: 'creationTime', down: true },
  scope: ofSubstation,
  conditions,
});

async function ownApply(id: Id | undefined, context: Context): Promise<StoredCheckinApply> {
  const apply = (await db.checkinApplies.open()).one(id ?? '');
  const visible = await ofSubstation.owned(context);
  if (!visible(apply)) throw notFound('CompanyCheckinApply', id);
  return apply;
}

/** Records a call; the application carries the outcome of the last one. */
async function connect(body: Received<ConnectInput>, context: Context) {
  const apply = await ownApply(body.id, context);
  const check = checks();
  const connectType = check.code('connectType', body.connectType, ConnectType.$values);
  const remark = check.optional('remark', body.remark, { max: 200 });
  if (check.errors.length || connectType === undefined) throw invalid(check.errors);
  const [handler, connectTime] = [context.user.name, wallText()];
  const concurrencyStamp = body.concurrencyStamp ?? apply.concurrencyStamp;
  const outcome = { connectType, remark, handler, connectTime, concurrencyStamp };
  const saved = db.checkinApplies.save({ ...apply, ...outcome });
  const connects = await db.checkinConnects.open();
  const record = { connectType, remark, handler, creationTime: connectTime };
  connects.save({ id: connects.newId(), applyId: apply.id, ...record });
  return (await show())(saved);
}

async function history(id: Id | undefined, context: Context) {
  const apply = await ownApply(id, context);
  const found = (await db.checkinConnects.open()).sorted(
    { sort: 'creationTime descending,id descending' },
    ({ applyId }) => applyId === apply.id,
  );
  return { items: found.map(({ applyId: _apply, ...record }) => record) };
}

const types: Record<ConnectType, Text> = {
  [ConnectType.noFeedback]: { zh: '未反馈', en: 'No feedback' },
  [ConnectType.notReached]: { zh: '未联系上', en: 'Not reached' },
  [ConnectType.reached]: { zh: '已联系', en: 'Reached' },
};
const columns: ExportColumn<CompanyCheckinApply>[] = [
  [{ zh: '申请人', en: 'Applicant' }, (row) => same(row.applicant)],
  [{ zh: '手机号码', en: 'Mobile' }, (row) => same(row.mobile)],
  [{ zh: '公司名称', en: 'Company name' }, (row) => same(row.companyName)],
  [{ zh: '所在地区', en: 'Region' }, (row) => same(row.regionName)],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => same(row.substationName)],
  [{ zh: '咨询内容', en: 'Content' }, (row) => same(row.content ?? '')],
  [{ zh: '联系状态', en: 'Contact' }, (row) => types[row.connectType]],
  [{ zh: '备注', en: 'Remark' }, (row) => same(row.remark ?? '')],
  [{ zh: '处理人', en: 'Handler' }, (row) => same(row.handler ?? '')],
  [{ zh: '申请时间', en: 'Applied' }, (row) => same(row.creationTime)],
];

export const checkinApplyAnswers = [
  mock(companyCheckinApplyApi.list, grant, applies.list),
  mock(companyCheckinApplyApi.export, grant, async (query, context) => {
    const rows = await applies.rows(query, context);
    return { filePath: await exportFile('settlements', columns, rows, context.language) };
  }),
  mock(companyCheckinApplyApi.connect, grant, connect),
  mock(companyCheckinApplyApi.history, grant, ({ id }, context) => history(id, context)),
];
