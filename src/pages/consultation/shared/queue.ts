import { consultRemarkLength } from '@/config/limits';
import { findRow } from '@/elements/query/all-rows';
import { ConnectType } from '@/enums';
import type { Queue } from '@/schema/queue';
import type { Consult, ConsultApi, ConsultQuery } from './consultation-page';

/** Calls the people who wait one after the other. */
export const queueOf = (api: ConsultApi): Queue<Consult, ConsultQuery> => ({
  waiting: { connectType: ConnectType.noFeedback },
  title: 'applicant',
  phone: 'mobile',
  result: {
    key: 'connectType',
    enum: ConnectType,
    values: [ConnectType.reached, ConnectType.notReached, ConnectType.noFeedback],
  },
  remark: { key: 'remark', maxLength: consultRemarkLength },
  reload: ({ id, mobile }) => findRow(api.list, { mobile }, id),
});
