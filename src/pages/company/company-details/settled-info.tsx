import { fieldsOf } from '@/elements/control/control-props';
import {
  companyDetailApi,
  type CompanySettledInfo,
  type CompanySettledInfoInput,
} from '@/api/company/company-detail';
import type { Column } from '@/schema/column';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { DetailView } from '@/elements/form/page/detail-view';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { amount, paymentInterval } from '@/elements/form/rules';
import { CompanyLevel, CompanyUserRole } from '@/enums';
import type { PartProps } from './part';
import { periodText } from './period-text';

const name = 'company.details.settledInfo';
const columns: Column<CompanySettledInfo>[] = [
  { key: 'companyLevelType', type: 'enum', of: CompanyLevel },
  { key: 'settledTime', format: (from, { expireTime }) => periodText(from, expireTime) },
  { key: 'feeAmount', type: 'money' },
  { key: 'paymentInterval', type: 'number' },
];
const fields = fieldsOf<CompanySettledInfoInput>([
  { key: 'companyLevelType', type: 'select', of: CompanyLevel, required: true },
  { key: 'settledTime', upper: 'expireTime', type: 'dateRange', required: true },
  { key: 'feeAmount', type: 'amount', rules: [amount] },
  { key: 'paymentInterval', type: 'number', min: 1, max: 99, rules: [paymentInterval] },
]);

/** The terms on which the company has settled. */
export function SettledInfo({ companyId, rights, follow }: PartProps) {
  const load = useLoad(['settled-info', companyId], (signal) =>
    companyDetailApi.settledInfo({ id: companyId }, { signal }),
  );
  const formOf = (info: CompanySettledInfo) => ({
    sections: [{ fields }],
    initial: { ...info },
    draftKey: `company/${companyId}/settled-info`,
    onSave: async (values: object) => {
      const saved = await companyDetailApi.saveSettledInfo({ ...info, ...values });
      follow();
      return load.applySaved(saved, values);
    },
    onReload: () => companyDetailApi.settledInfo({ id: companyId }),
  });
  return (
    <QueryBoundary query={load}>
      {(info) => (
        <ViewEditForm
          name={name}
          view={<DetailView name={name} columns={columns} row={info} />}
          form={rights.may(CompanyUserRole.company) ? formOf(info) : undefined}
        />
      )}
    </QueryBoundary>
  );
}
