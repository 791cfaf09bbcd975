import { fieldsOf } from '@/elements/control/control-props';
import { companyApi, type CompanyInput } from '@/api/company/company';
import { companyDetailApi, type CompanyBase } from '@/api/company/company-detail';
import type { Column } from '@/schema/column';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { DetailView } from '@/elements/form/page/detail-view';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { withErrorField } from '@/elements/form/identity-errors';
import { mobile, phone } from '@/elements/form/rules';
import { CompanyType, CompanyUserRole } from '@/enums';
import type { PartProps } from './part';

const name = 'company.company';
const columns: Column<CompanyBase>[] = [
  { key: 'companyName', copyable: true },
  { key: 'companyType', type: 'enum', of: CompanyType },
  { key: 'substationName' },
  { key: 'regionName' },
  { key: 'address' },
  { key: 'contact' },
  { key: 'mobile', type: 'phone', copyable: true },
  { key: 'phone', type: 'phone' },
  { key: 'logoUrl', type: 'image' },
  { key: 'introduction' },
];
/** The type is changed by an action of the list, for it decides what the company may have. */
const fields = fieldsOf<CompanyInput>([
  { key: 'companyName', required: true, maxLength: 50 },
  { key: 'substationId', type: 'substation', required: true, nameKey: 'substationName' },
  { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
  { key: 'address', type: 'address' },
  { key: 'contact', required: true, maxLength: 20 },
  { key: 'mobile', required: true, rules: [mobile] },
  { key: 'phone', rules: [phone] },
  { key: 'logoId', type: 'image', aspect: 1 },
  { key: 'introduction', type: 'textarea', maxLength: 500, wide: true },
]);
/** A company account cannot move its company to another sub-station. */
const ownFields = fields.filter(({ key }) => key !== 'substationId');

const nameTaken = withErrorField([[/:CompanyNameExists$/, 'companyName']]);

/** Who and where the company is. */
export function Base({ companyId, rights, follow }: PartProps) {
  const load = useLoad(['base', companyId], (signal) =>
    companyDetailApi.base({ id: companyId }, { signal }),
  );
  const save = async (base: CompanyBase, values: object) => {
    await companyApi.update({ ...base, ...values }).catch(nameTaken);
    follow();
    // The answer is the company as the list has it, and not its base.
    return load.applySaved(undefined, values);
  };
  return (
    <QueryBoundary query={load}>
      {(base) => (
        <ViewEditForm
          name={name}
          view={<DetailView name={name} columns={columns} row={base} />}
          form={
            rights.may(CompanyUserRole.company)
              ? {
                  sections: [{ fields: rights.isOwn ? ownFields : fields }],
                  initial: { ...base },
                  draftKey: `company/${companyId}/base`,
                  onSave: (values) => save(base, values),
                  onReload: () => companyDetailApi.base({ id: companyId }),
                }
              : undefined
          }
        />
      )}
    </QueryBoundary>
  );
}
