import { substationSmsApi } from '@/api/substation/substation-sms';
import type { Id } from '@/api/types';
import { useLoad } from '@/elements/query/use-load';

/** Messages and price of one sub-station. Filed under the path of its call, so that a purchase can outdate it. */
export const useSmsAccount = (id: Id) =>
  useLoad([substationSmsApi.one.path, id], (signal) => substationSmsApi.one({ id }, { signal }));

export type SmsAccount = ReturnType<typeof useSmsAccount>;
