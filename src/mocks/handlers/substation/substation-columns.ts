import type { Substation } from '@/api/substation/substation';
import { StandardStatus } from '@/enums';
import { same, type Text } from '@/mocks/server/errors';
import { count, day, type ExportColumn } from '@/mocks/files/files';
import { type CodeTable, entryOf } from '@/lib/enum';

const standardStatuses: CodeTable<StandardStatus, Text> = {
  [StandardStatus.enabled]: { zh: '启用', en: 'Enabled' },
  [StandardStatus.disabled]: { zh: '禁用', en: 'Disabled' },
};

/** What the export of the list holds. */
export const substationColumns: ExportColumn<Substation>[] = [
  [{ zh: '分站名称', en: 'Sub-station' }, (row) => same(row.substationName)],
  [{ zh: '分站类型', en: 'Type' }, (row) => same(row.substationTypeName)],
  [{ zh: '起始地区', en: 'Start region' }, (row) => same(row.startRegionName)],
  [{ zh: '覆盖地区', en: 'Covered regions' }, (row) => same(row.coverRegionNames.join('、'))],
  [{ zh: '联系人', en: 'Contact' }, (row) => same(row.contact)],
  [{ zh: '手机号', en: 'Mobile' }, (row) => same(row.mobile)],
  [{ zh: '成员数', en: 'Members' }, (row) => count(row.memberCount)],
  [{ zh: '短信余额', en: 'SMS balance' }, (row) => count(row.smsBalance)],
  [{ zh: '业务员', en: 'Account manager' }, (row) => same(row.bizUserName ?? '')],
  [{ zh: '状态', en: 'Status' }, (row) => entryOf(standardStatuses, row.status)],
  [{ zh: '开通时间', en: 'Opened' }, (row) => day(row.openedTime)],
  [{ zh: '到期日期', en: 'Expires' }, (row) => day(row.expireTime)],
];
