import type { StoredFile } from '@/mocks/files/files';
import { lazy } from '@/mocks/lib/lazy';

/** What a company import takes, in the order of its form; the second line shows how. */
const companyRows = [
  '公司名称*,公司类型*,会员等级,所属分站*,所在地区*,联系人*,手机号*,联系电话,详细地址,公司简介',
  '临沂市示例物流有限公司,物流专线,会员,临沂分站,山东省临沂市兰山区,王伟,13805390000,0539-8000000,通达路1号,天天发车',
];

const companyRowsInEnglish = [
  'Company name*,Type*,Level,Sub-station*,Region*,Contact*,Mobile*,Phone,Address,Introduction',
  '临沂市示例物流有限公司,Freight line,Member,临沂分站,山东省临沂市兰山区,王伟,13805390000,0539-8000000,通达路1号,Departs daily',
];

const csv = (rows: string[]) => new TextEncoder().encode(`\ufeff${rows.join('\r\n')}\r\n`);

/** Import templates of the static host. */
export const seedTemplates = lazy(async (): Promise<StoredFile[]> => [
  {
    id: '/template/company-import.csv',
    name: '公司导入模板.csv',
    type: 'text/csv; charset=utf-8',
    bytes: csv(companyRows),
  },
  {
    id: '/template/en/company-import.csv',
    name: 'company-import.csv',
    type: 'text/csv; charset=utf-8',
    bytes: csv(companyRowsInEnglish),
  },
]);
