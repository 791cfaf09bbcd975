import { flag, money, number, phone, ref, region, text } from '@/api/properties';
import { crudCalls, record, type RowOf } from '@/api/record';

/** An area to which a company delivers goods that have arrived. */
export const arriveDelivery = record('/api/company/arrive-delivery', {
  company: ref('company', { named: false, required: true, filter: true }),
  region: region({ required: true, filter: true }),
  deliveryHours: number({
    nullable: true,
    min: 1,
    max: 240,
    about: 'Hours between the arrival of the goods and their delivery.',
  }),
  startingPrice: money({
    required: true,
    filter: true,
    about: 'Minimum price of a delivery in yuan, with two decimals.',
  }),
  pricePerTon: money({
    nullable: true,
    about: 'Yuan per ton, with two decimals; null when the price is given on request.',
  }),
  pricePerCubicMetre: money({
    nullable: true,
    about: 'Yuan per cubic metre, with two decimals; null when the price is given on request.',
  }),
  contact: text({ required: true, maxLength: 20, filter: true }),
  mobile: phone({ required: true, mobile: true, filter: true }),
  isListed: flag({ initial: true, labels: 'listed', filter: true }),
  remark: text({ nullable: true, maxLength: 200, multiline: true }),
});
export type ArriveDelivery = RowOf<typeof arriveDelivery>;

const { list, create, update } = crudCalls(arriveDelivery);
/** An area cannot be deleted; it is unlisted instead. */
export const arriveDeliveryApi = { list, create, update };
