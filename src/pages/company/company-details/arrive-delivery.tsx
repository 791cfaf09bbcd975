import { arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { crudPart } from '@/crud/crud-page';
import { CompanyUserRole } from '@/enums';
import { amountNotZero, positiveInteger } from '@/values/rules';
import { readOnlyList, type PartProps } from './part';

/** The maximum delivery time after arrival, in hours. */
const maxDeliveryHours = 240;

const name = 'company.details.delivery';
const onRequest = `${name}.onRequest`;

const DeliveryList = crudPart({
  name,
  api: arriveDeliveryApi,
  columns: [
    { key: 'regionName', width: 232 },
    { key: 'startingPrice', type: 'money', sortable: true, width: 120 },
    { key: 'pricePerTon', type: 'money', sortable: true, width: 160 },
    { key: 'pricePerCubicMetre', type: 'money', sortable: true, width: 160 },
    { key: 'deliveryHours', type: 'number', sortable: true, width: 120 },
    { key: 'contact', width: 96 },
    { key: 'mobile', type: 'phone', copyable: true, card: 'detail' },
    { key: 'isListed', type: 'flag', control: 'switch' },
    { key: 'remark', width: 200, optional: true },
    { key: 'creationTime', type: 'dateTime', optional: true },
  ],
  filters: [
    { key: 'regionId', type: 'region' },
    { key: 'isListed', type: 'flag', words: 'listed' },
    { key: 'contact', collapsed: true },
    { key: 'mobile', type: 'phone', collapsed: true },
    { key: 'startingPrice', type: 'range', of: 'number', collapsed: true },
  ],
  form: [
    { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
    { key: 'startingPrice', type: 'money', required: true, rules: [amountNotZero] },
    { key: 'pricePerTon', type: 'money', rules: [amountNotZero], hint: onRequest },
    { key: 'pricePerCubicMetre', type: 'money', rules: [amountNotZero], hint: onRequest },
    {
      key: 'deliveryHours',
      type: 'number',
      min: 1,
      max: maxDeliveryHours,
      rules: [positiveInteger],
    },
    { key: 'contact', required: true, maxLength: 20 },
    { key: 'mobile', type: 'phone', mobile: true, required: true },
    { key: 'isListed', type: 'flag' },
    { key: 'remark', type: 'text', multiline: true, maxLength: 200, wide: true },
  ],
  defaults: { isListed: true },
  toolbar: ['new', 'exportTable'],
  // No call deletes an area: it is unlisted instead.
  rowActions: ['edit', 'copy'],
});
const DeliveryFacts = crudPart(readOnlyList(DeliveryList.page));

/** The areas in which the company delivers goods that have arrived. */
export function ArriveDelivery({ companyId, rights }: PartProps) {
  const List = rights.hasRole(CompanyUserRole.lines) ? DeliveryList : DeliveryFacts;
  return <List baseQuery={{ companyId }} />;
}
