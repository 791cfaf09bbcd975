import { gearConfigApi } from '@/api/company/gear-config';
import { gearKeywordApi } from '@/api/company/gear-keyword';
import { logisticsGear, logisticsGearApi, type GearProperty } from '@/api/company/logistics-gear';
import { embeddedCrud, embeddedList } from '@/crud/crud-page';
import { CompanyUserRole } from '@/enums';
import { t } from '@/i18n';
import type { ControlProps } from '@/schema/field';
import type { FilterData } from '@/schema/filter';
import { amountNotZero, nonNegativeInteger } from '@/values/rules';
import { isComplete, propertiesFit } from './gear-categories';
import { CategoryField, KeywordsField, PropertiesField } from './gear-fields';
import { readOnlyList, type PartProps } from './part';

const categories: FilterData = {
  search: async (keyword, signal) => {
    const { items } = await gearConfigApi.all(undefined, { signal });
    return items.filter(({ categoryName }) => categoryName.includes(keyword));
  },
  valueKey: 'id',
  labelKey: 'categoryName',
};
const keywords: FilterData = {
  search: async (keyword, signal) => (await gearKeywordApi.search({ keyword }, { signal })).items,
  valueKey: 'keyword',
  labelKey: 'keyword',
};

const propertyText = (properties: GearProperty[]) =>
  properties
    .map(({ name, value }) => t('company.details.gear.property', { name, value }))
    .join(t('elements.cells.separator'));

export const GearList = embeddedCrud({
  name: 'company.details.gear',
  record: logisticsGear,
  api: logisticsGearApi,
  columns: [
    { key: 'gearName', picture: 'imageUrl', width: 232 },
    { key: 'isListed', control: 'switch' },
    { key: 'category', width: 112 },
    {
      key: 'properties',
      type: 'text',
      width: 240,
      format: (_properties, { properties }) => propertyText(properties),
    },
    { key: 'keywords', width: 200 },
    { key: 'price', sortable: true },
    { key: 'quantity', sortable: true },
    { key: 'description', width: 200, optional: true },
    { key: 'creationTime', optional: true },
  ],
  card: { facts: ['category', 'price'] },
  filters: [
    'gearName',
    { key: 'category', multiple: true, data: categories },
    'isListed',
    { key: 'keyword', type: 'record', data: keywords, collapsed: true },
    { key: 'price', collapsed: true },
  ],
  form: [
    'gearName',
    {
      key: 'categoryId',
      type: 'custom',
      required: true,
      render: (control: ControlProps) => <CategoryField {...control} />,
    },
    {
      key: 'properties',
      type: 'custom',
      validatesOnBlur: true,
      rules: [propertiesFit, isComplete],
      render: (control: ControlProps) => <PropertiesField {...control} />,
    },
    {
      key: 'keywords',
      type: 'custom',
      render: (control: ControlProps) => <KeywordsField {...control} />,
    },
    { key: 'price', rules: [amountNotZero], hint: 'company.details.gear.onRequest' },
    { key: 'quantity', rules: [nonNegativeInteger] },
    'image',
    { key: 'description', wide: true },
  ],
  defaults: { quantity: 1 },
  toolbar: ['new', 'exportTable'],
  // No call deletes gear: it is unlisted instead.
  rowActions: ['edit', 'copy'],
});
const GearFacts = embeddedList(readOnlyList(GearList.page));

/** The equipment that the company sells or rents out. */
export function LogisticsGear({ companyId, rights }: PartProps) {
  const List = rights.hasRole(CompanyUserRole.company) ? GearList : GearFacts;
  return <List baseQuery={{ companyId }} />;
}
