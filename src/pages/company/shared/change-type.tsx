import { companyApi, type Company, type CompanyTypeChange } from '@/api/company/company';
import { formAction } from '@/elements/form/page/form-action';
import { lazyControl } from '@/elements/query/lazy-control';
import { CompanyType } from '@/enums';
import type { RenderDialog } from '@/schema/crud';
import { hasPart } from './company-rules';

const TypeChoice = lazyControl(async () => (await import('./type-choice')).TypeChoice);

/** The same type, and a type without lines for a company with lines: the server refuses both. */
const refusal =
  ({ companyType, lineCount }: Company) =>
  (value: unknown) => {
    if (value === companyType) return 'sameType';
    return lineCount > 0 && typeof value === 'number' && !hasPart('lines', value)
      ? 'ownsLines'
      : null;
  };

/** Changes the type of a company and shows the parts that it gains and loses. */
export const changeType: RenderDialog<Company> = (company, close) =>
  formAction<Company, CompanyTypeChange>({
    name: 'company.company',
    code: 'changeType',
    fields: [
      {
        key: 'companyType',
        type: 'custom',
        enum: CompanyType,
        required: true,
        rules: [refusal(company)],
        render: (control) => <TypeChoice {...control} company={company} />,
        preload: TypeChoice.preload,
      },
    ],
    reload: ({ id }) => companyApi.one({ id }),
    save: ({ companyType }, { id, concurrencyStamp }) =>
      companyApi.changeType({ id, companyType, concurrencyStamp }),
  })(company, close);
