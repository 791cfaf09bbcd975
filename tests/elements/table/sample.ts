import type { Id } from '@/api/types';
import { CompanyStatus } from '@/enums';
import type { AnyColumn } from '@/schema/column';

export interface Company {
  id: Id;
  companyName: string;
  mobile: string | null;
  lineCount: number | null;
  isInsured: boolean | null;
  status: number;
  settledTime: string | null;
}

export const name = 'company.company';

export const columns: AnyColumn<Company>[] = [
  { key: 'companyName', copyable: true, sortable: true },
  { key: 'mobile', type: 'phone' },
  { key: 'lineCount', type: 'number', sortable: true, additive: true },
  { key: 'isInsured', type: 'flag' },
  { key: 'status', type: 'code', enum: CompanyStatus },
  { key: 'settledTime', type: 'date' },
];

export const company = (id: Id, changes: Partial<Company> = {}): Company => ({
  id,
  companyName: `远通物流${id}`,
  mobile: '13800001000',
  lineCount: 12,
  isInsured: true,
  status: CompanyStatus.enabled,
  settledTime: '2024-03-18T00:00:00',
  ...changes,
});
