import {
  companyCheckinApplyApi,
  type CompanyCheckinApply,
  type CompanyCheckinApplyQuery,
} from '@/api/substation/company-checkin-apply';
import { CompanyType } from '@/enums';
import { conditionsOn } from '@/mocks/db/conditions';
import { consultCalls, consultColumns, consultConditions } from '@/mocks/domain/consults';
import { db } from '@/mocks/db/db';
import { computedReadOnly } from '@/mocks/db/computed-collection';
import { same } from '@/mocks/server/errors';
import { exportAnswer, type ExportColumn } from '@/mocks/files/files';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation } from '@/mocks/server/scope';
import type { StoredCheckinApply } from '@/mocks/seed/substation/checkin-applies';
import { substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';

const grant = { grant: P.companySettled };

type Shown = StoredCheckinApply & CompanyCheckinApply;
const { oneOf } = conditionsOn<Shown>();

async function show(): Promise<(apply: StoredCheckinApply) => Shown> {
  const nameOf = await substationNames();
  return (apply) => ({ ...apply, substationName: nameOf(apply.substationId) });
}

const applies = computedReadOnly<StoredCheckinApply, Shown, CompanyCheckinApplyQuery>({
  table: db.checkinApplies,
  show,
  sort: { field: 'creationTime', down: true },
  scope: ofSubstation,
  conditions: { ...consultConditions, companyType: oneOf('companyType', CompanyType.$values) },
});

const { connect, history } = consultCalls({
  table: db.checkinApplies,
  calls: db.checkinConnects,
  about: ({ applyId }) => applyId,
  toCall: (record, applyId) => ({ ...record, applyId }),
  show,
});

const columns: ExportColumn<CompanyCheckinApply>[] = [
  consultColumns.applicant,
  consultColumns.mobile,
  [{ zh: '公司名称', en: 'Company name' }, (row) => same(row.companyName)],
  [{ zh: '所在地区', en: 'Region' }, (row) => same(row.regionName)],
  [{ zh: '所属分站', en: 'Sub-station' }, (row) => same(row.substationName)],
  [{ zh: '咨询内容', en: 'Content' }, (row) => same(row.content ?? '')],
  consultColumns.connectType,
  consultColumns.remark,
  consultColumns.handler,
  [{ zh: '申请时间', en: 'Applied' }, (row) => same(row.creationTime.replace('T', ' '))],
];

export const answers = crudAnswers(companyCheckinApplyApi, grant, {
  list: applies.list,
  export: exportAnswer('settlements', columns, applies.rows),
  connect,
  history,
});
