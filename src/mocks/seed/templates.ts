import type { StoredFile } from '@/mocks/files';
import { once } from '@/mocks/once';

/** What a company import takes, in the order of its form; the second line shows how. */
const companyRows = [
  ['公司名称', '公司类型', '所属分站', '所在地区', '联系人', '手机号', '座机', '地址', '简介'],
  [
    '临沂市示例物流有限公司',
    '物流专线',
    '临沂分站',
    '山东省临沂市兰山区',
    '王伟',
    '13805390000',
    '0539-8000000',
    '通达路1号',
    '天天发车',
  ],
];

const csv = (rows: string[][]) =>
  new TextEncoder().encode(`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`);

/** Import templates of the static host. */
export const seedTemplates = once(async (): Promise<StoredFile[]> => [
  {
    id: '/template/company-import.csv',
    name: '公司导入模板.csv',
    type: 'text/csv; charset=utf-8',
    bytes: csv(companyRows),
  },
]);
