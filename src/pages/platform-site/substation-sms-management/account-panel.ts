import type { SubstationSms } from '@/api/substation/substation-sms';
import type { RecordPanel } from '@/schema/crud';
import { cellText } from '@/values/cell-text';

/** The SMS account of a sub-station with its latest purchases. */
export const accountPanel: RecordPanel<SubstationSms> = {
  title: ({ substationName }) => cellText(substationName),
  body: async () => (await import('./account-record')).accountBody,
};
