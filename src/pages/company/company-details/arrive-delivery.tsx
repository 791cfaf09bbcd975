import { arriveDelivery, arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { embeddedCrud, embeddedList } from '@/crud/crud-page';
import { CompanyUserRole } from '@/enums';
import { amountNotZero, positiveInteger } from '@/values/rules';
import { readOnlyList, type PartProps } from './part';

const name = 'company.details.delivery';
const onRequest = `${name}.onRequest`;

const DeliveryList = embeddedCrud({
  name,
  record: arriveDelivery,
  api: arriveDeliveryApi,
  columns: [
    { key: 'regionName', width: 232 },
    { key: 'startingPrice', sortable: true, width: 120 },
    { key: 'pricePerTon', sortable: true, width: 160 },
    { key: 'pricePerCubicMetre', sortable: true, width: 160 },
    { key: 'deliveryHours', sortable: true, width: 120 },
    { key: 'contact', width: 96 },
    { key: 'mobile', copyable: true },
    { key: 'isListed', control: 'switch' },
    { key: 'remark', width: 200, optional: true },
    { key: 'creationTime', optional: true },
  ],
  card: { details: ['mobile'] },
  filters: [
    'region',
    'isListed',
    { key: 'contact', collapsed: true },
    { key: 'mobile', collapsed: true },
    { key: 'startingPrice', collapsed: true },
  ],
  form: [
    'region',
    { key: 'startingPrice', rules: [amountNotZero] },
    { key: 'pricePerTon', rules: [amountNotZero], hint: onRequest },
    { key: 'pricePerCubicMetre', rules: [amountNotZero], hint: onRequest },
    { key: 'deliveryHours', rules: [positiveInteger] },
    'contact',
    'mobile',
    'isListed',
    { key: 'remark', wide: true },
  ],
  toolbar: ['new', 'exportTable'],
  // No call deletes an area: it is unlisted instead.
  rowActions: ['edit', 'copy'],
});
const DeliveryFacts = embeddedList(readOnlyList(DeliveryList.page));

/** The areas in which the company delivers goods that have arrived. */
export function ArriveDelivery({ companyId, rights }: PartProps) {
  const List = rights.hasRole(CompanyUserRole.lines) ? DeliveryList : DeliveryFacts;
  return <List baseQuery={{ companyId }} />;
}
