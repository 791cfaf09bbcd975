import { companyApi, type CompanyInput } from '@/api/company/company';
import { companyDetailApi, type CompanyBase } from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import { withErrorField } from '@/elements/form/identity-errors';
import { CompanyType } from '@/enums';
import { companyDuplicates, companyMobile } from '@/pages/company/shared/company-duplicates';
import type { Column } from '@/schema/column';
import { companyPart } from './company-part';

const columns: Column<CompanyBase>[] = [
  { key: 'companyName', copyable: true },
  { key: 'companyType', type: 'code', enum: CompanyType },
  { key: 'substationName' },
  { key: 'regionName' },
  { key: 'address' },
  { key: 'contact' },
  { key: 'mobile', type: 'phone', copyable: true },
  { key: 'phone', type: 'phone' },
  { key: 'logoUrl', type: 'image' },
  { key: 'introduction' },
];
/** Without the type: an action of the list changes it, because it decides which parts the company has. */
const fields = fieldsOf<CompanyInput>([
  { key: 'companyName', required: true, maxLength: 50, duplicates: companyDuplicates.name },
  {
    key: 'substationId',
    type: 'record',
    of: 'substation',
    required: true,
    nameKey: 'substationName',
  },
  { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
  { key: 'address', type: 'address' },
  { key: 'contact', required: true, maxLength: 20 },
  companyMobile,
  { key: 'phone', type: 'phone' },
  { key: 'logoId', type: 'image', aspect: 1 },
  { key: 'introduction', type: 'text', multiline: true, maxLength: 500, wide: true },
]);
/** A company account cannot move its company to another sub-station. */
const ownFields = fields.filter(({ key }) => key !== 'substationId');

const nameTaken = withErrorField([[/:CompanyNameExists$/, 'companyName']]);

/** The name, region and contact of the company. */
export const Base = companyPart<CompanyBase>({
  key: 'base',
  tab: 'base',
  name: 'company.company',
  load: companyDetailApi.base,
  save: async (base) => {
    await companyApi.update(base).catch(nameTaken);
    // The response is a row of the list, not the base data, so the base data is loaded again.
    return undefined;
  },
  columnsOf: () => columns,
  fieldsOf: ({ isOwn }) => (isOwn ? ownFields : fields),
});
