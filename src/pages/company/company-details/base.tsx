import { companyApi, type CompanyInput } from '@/api/company/company';
import { companyDetailApi, type CompanyBase } from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import {
  companyDuplicates,
  companyMobile,
  nameTaken,
} from '@/pages/company/shared/company-duplicates';
import type { Column } from '@/schema/column';
import { companyPart } from './company-part';
import { Overview } from './overview';

/** Without what the head of the page shows. */
const columns: Column<CompanyBase>[] = [
  { key: 'substationName' },
  { key: 'regionName' },
  { key: 'address' },
  { key: 'phone', type: 'phone' },
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

/** The overview of the company, in which the name, region and contact can be edited. */
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
  View: Overview,
  fieldsOf: ({ isOwn }) => (isOwn ? ownFields : fields),
});
