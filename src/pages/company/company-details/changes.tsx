import { companyApi, companyChange, type CompanyChange } from '@/api/company/company';
import { embeddedCrud } from '@/crud/crud-page';
import { changedField, changedSection, changedValue } from '@/pages/company/shared/change-text';
import type { PartProps } from './part';

const valueOf = (value: unknown, change: CompanyChange) => changedValue(change, value);

const ChangeList = embeddedCrud({
  name: 'company.details.change',
  record: companyChange,
  api: { list: companyApi.changes },
  columns: [
    { key: 'changeTime', sortable: true },
    { key: 'operatorName', width: 120 },
    { key: 'section', width: 120, format: (_section, change) => changedSection(change) },
    { key: 'field', width: 144, isTitle: true, format: (_field, change) => changedField(change) },
    { key: 'before', width: 240, format: valueOf },
    { key: 'after', width: 240, format: valueOf },
  ],
  card: { details: ['before', 'after'], facts: ['changeTime'] },
  filters: ['operatorName', 'changeTime'],
  toolbar: ['exportTable'],
  defaultSort: 'changeTime descending',
});

export const Changes = ({ companyId }: PartProps) => <ChangeList baseQuery={{ companyId }} />;
