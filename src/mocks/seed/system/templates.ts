import type { StoredFile } from '@/mocks/files/files';
import { lazy } from '@/mocks/lib/lazy';
import rows from '@/mocks/seed/data/company-import.json';

const csv = (lines: string[]) => new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`);

/** Import templates of the static host: the columns in the order of the form, and a line that shows how. */
export const seedTemplates = lazy(async (): Promise<StoredFile[]> => [
  {
    id: '/template/company-import.csv',
    name: '公司导入模板.csv',
    type: 'text/csv; charset=utf-8',
    bytes: csv(rows.zh),
  },
  {
    id: '/template/en/company-import.csv',
    name: 'company-import.csv',
    type: 'text/csv; charset=utf-8',
    bytes: csv(rows.en),
  },
]);
