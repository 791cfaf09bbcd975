import { nameOfCode } from '@/mocks/domain/enum-names';
import type { Company } from '@/api/company/company';
import { CompanyLevel, CompanyStatus, CompanyType } from '@/enums';
import { same } from '@/mocks/server/errors';
import { count, day, type ExportColumn } from '@/mocks/files/files';

/** What the server's own export of the company list holds. */
export const companyColumns: ExportColumn<Company>[] = [
  [{ zh: '公司名称', en: 'Company name' }, (company) => same(company.companyName)],
  [{ zh: '公司类型', en: 'Type' }, (company) => nameOfCode(CompanyType, company.companyType)],
  [
    { zh: '会员等级', en: 'Level' },
    (company) => nameOfCode(CompanyLevel, company.companyLevelType),
  ],
  [{ zh: '状态', en: 'Status' }, (company) => nameOfCode(CompanyStatus, company.status)],
  [{ zh: '所属分站', en: 'Sub-station' }, (company) => same(company.substationName)],
  [{ zh: '所在地区', en: 'Region' }, (company) => same(company.regionName)],
  [{ zh: '联系人', en: 'Contact' }, (company) => same(company.contact)],
  [{ zh: '手机号', en: 'Mobile' }, (company) => same(company.mobile)],
  [{ zh: '专线数', en: 'Lines' }, (company) => count(company.lineCount)],
  [{ zh: '网点数', en: 'Branches' }, (company) => count(company.branchCount)],
  [{ zh: '入驻日期', en: 'Joined' }, (company) => day(company.settledTime)],
  [{ zh: '到期日期', en: 'Expires' }, (company) => day(company.expireTime)],
];
