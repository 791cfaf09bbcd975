import { flag, money, number, ref, text } from '@/api/properties';
import { crudCalls, record, type RowOf } from '@/api/record';

/** The text message account of a sub-station, whose id it has. Every sub-station has one. */
export const substationSms = record(
  '/api/substation/substation-sms',
  {
    substation: ref('substation', { readOnly: true, filter: true }),
    balance: number({
      additive: true,
      readOnly: true,
      about:
        'The number of remaining messages: the paid ones and the free quota, minus those sent.',
      filter: true,
    }),
    usedThisMonth: number({
      additive: true,
      readOnly: true,
      about: 'The number of messages sent in this month.',
    }),
    usedPerDay: number({
      additive: true,
      readOnly: true,
      about: 'The average number of messages per day in the last 30 days, with one decimal.',
    }),
    daysLeft: number({
      readOnly: true,
      nullable: true,
      about:
        'The whole days until the balance is used up at `usedPerDay`; null while no messages are sent.',
    }),
    unitPrice: money({
      required: true,
      about: 'Yuan per message, with two decimals; greater than zero.',
    }),
    freeQuota: number({
      additive: true,
      required: true,
      min: 0,
      about: 'The number of messages that the sub-station got for free.',
    }),
    isCallSmsEnabled: flag({ labels: 'onOff', filter: true }),
    isNewGoodsSmsEnabled: flag({ labels: 'onOff', filter: true }),
    isTodayPriceSmsEnabled: flag({ labels: 'onOff', filter: true }),
    warnBelow: number({
      required: true,
      min: 0,
      about:
        'The sub-station is warned when the balance is below this number; 0 when it is never warned.',
    }),
  },
  {
    without: ['creationTime'],
    conditions: {
      substationName: text(),
      isLow: flag({ about: 'Whether the balance is below `warnBelow`.' }),
    },
    about: { one: 'The id is that of the sub-station.' },
  },
);
export type SubstationSms = RowOf<typeof substationSms>;

const { list, one, update } = crudCalls(substationSms);
export const substationSmsApi = { list, one, update };
