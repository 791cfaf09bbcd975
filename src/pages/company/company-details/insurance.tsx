import { fieldsOf } from '@/elements/control/control-props';
import {
  companyDetailApi,
  type CompanyInsurance,
  type CompanyInsuranceInput,
} from '@/api/company/company-detail';
import type { Column } from '@/schema/column';
import { type When } from '@/schema/field';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { DetailView } from '@/elements/form/page/detail-view';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { amountNotZero } from '@/elements/form/rules';
import { CompanyUserRole } from '@/enums';
import type { PartProps } from './part';
import { periodText } from './period-text';

const name = 'company.details.insurance';
const isInsured: When<CompanyInsuranceInput> = (form) => form.isInsured === true;

const columns: Column<CompanyInsurance>[] = [
  { key: 'isInsured', type: 'yesNo' },
  { key: 'insurer' },
  { key: 'amount', type: 'money' },
  { key: 'insuredFrom', format: (from, { insuredUntil }) => periodText(from, insuredUntil) },
  { key: 'policyImageUrl', type: 'image' },
];
const fields = fieldsOf<CompanyInsuranceInput>([
  { key: 'isInsured', type: 'switch' },
  { key: 'insurer', required: true, maxLength: 50, visible: isInsured },
  { key: 'amount', type: 'amount', required: true, rules: [amountNotZero], visible: isInsured },
  {
    key: 'insuredFrom',
    upper: 'insuredUntil',
    type: 'dateRange',
    required: true,
    visible: isInsured,
  },
  { key: 'policyImageId', type: 'image', visible: isInsured },
]);

/** The cargo insurance of the company. */
export function Insurance({ companyId, rights, follow }: PartProps) {
  const load = useLoad(['insurance', companyId], (signal) =>
    companyDetailApi.insurance({ id: companyId }, { signal }),
  );
  const formOf = (insurance: CompanyInsurance) => ({
    sections: [{ fields }],
    initial: { ...insurance },
    draftKey: `company/${companyId}/insurance`,
    onSave: async (values: object) => {
      const saved = await companyDetailApi.saveInsurance({ ...insurance, ...values });
      follow();
      return load.applySaved(saved, values);
    },
    onReload: () => companyDetailApi.insurance({ id: companyId }),
  });
  return (
    <QueryBoundary query={load}>
      {(insurance) => (
        <ViewEditForm
          name={name}
          view={
            <DetailView
              name={name}
              columns={insurance.isInsured ? columns : columns.slice(0, 1)}
              row={insurance}
            />
          }
          form={rights.may(CompanyUserRole.company) ? formOf(insurance) : undefined}
        />
      )}
    </QueryBoundary>
  );
}
