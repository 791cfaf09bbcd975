import type { Company } from '@/api/company/company';
import { CompanyLevel, CompanyStatus, CompanyType } from '@/enums';
import { same, type Text } from '@/mocks/server/errors';
import { count, day, type ExportColumn } from '@/mocks/files/files';
import { type CodeTable, entryOf } from '@/lib/enum';

const types: CodeTable<CompanyType, Text> = {
  [CompanyType.line]: { zh: '物流专线', en: 'Freight line' },
  [CompanyType.lastMile]: { zh: '落地配', en: 'Last-mile delivery' },
  [CompanyType.equipment]: { zh: '物流装备', en: 'Logistics equipment' },
  [CompanyType.park]: { zh: '物流园区', en: 'Logistics park' },
  [CompanyType.lineAndLastMile]: { zh: '专线加落地配', en: 'Freight line and last mile' },
};
const levels: CodeTable<CompanyLevel, Text> = {
  [CompanyLevel.superMember]: { zh: '超级会员', en: 'Super member' },
  [CompanyLevel.member]: { zh: '会员', en: 'Member' },
  [CompanyLevel.directory]: { zh: '名录', en: 'Directory listing' },
};
const statuses: CodeTable<CompanyStatus, Text> = {
  [CompanyStatus.draft]: { zh: '草稿', en: 'Draft' },
  [CompanyStatus.enabled]: { zh: '启用', en: 'Enabled' },
  [CompanyStatus.disabled]: { zh: '禁用', en: 'Disabled' },
};
export const nameOfType = (type: CompanyType) => entryOf(types, type);

/** What the server's own export of the company list holds. */
export const companyColumns: ExportColumn<Company>[] = [
  [{ zh: '公司名称', en: 'Company name' }, (company) => same(company.companyName)],
  [{ zh: '公司类型', en: 'Type' }, (company) => entryOf(types, company.companyType)],
  [{ zh: '会员等级', en: 'Level' }, (company) => entryOf(levels, company.companyLevelType)],
  [{ zh: '状态', en: 'Status' }, (company) => entryOf(statuses, company.status)],
  [{ zh: '所属分站', en: 'Sub-station' }, (company) => same(company.substationName)],
  [{ zh: '所在地区', en: 'Region' }, (company) => same(company.regionName)],
  [{ zh: '联系人', en: 'Contact' }, (company) => same(company.contact)],
  [{ zh: '手机号', en: 'Mobile' }, (company) => same(company.mobile)],
  [{ zh: '专线数', en: 'Lines' }, (company) => count(company.lineCount)],
  [{ zh: '网点数', en: 'Branches' }, (company) => count(company.branchCount)],
  [{ zh: '入驻日期', en: 'Joined' }, (company) => day(company.settledTime)],
  [{ zh: '到期日期', en: 'Expires' }, (company) => day(company.expireTime)],
];
