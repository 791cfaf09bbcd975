import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isNotFound } from '@/api/errors';
import { smsChargeOrderApi } from '@/api/substation/sms-charge-order';
import { substationSmsApi } from '@/api/substation/substation-sms';
import type { Id } from '@/api/types';
import { useInvalidate } from '@/elements/query/use-load';
import { ChargeOrderStatus } from '@/enums';
import { useScopeKey } from '@/stores/scope';

/** The interval at which an open payment is polled. */
const paymentPollMs = 3_000;

/**
 * Polls an order until it is paid or cancelled. A hidden window does not poll. Errors are not shown, because the
 * next request follows soon.
 */
export function usePayment(id: Id) {
  const scope = useScopeKey();
  const invalidateOrders = useInvalidate(smsChargeOrderApi.list);
  const invalidateAccount = useInvalidate(substationSmsApi.one);
  const query = useQuery({
    queryKey: ['payment', scope, id],
    queryFn: ({ signal }) => smsChargeOrderApi.one({ id }, { signal, quiet: true }),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== ChargeOrderStatus.unpaid ? false : paymentPollMs,
    refetchIntervalInBackground: false,
  });
  const status = query.data?.status;
  const refreshAfterPayment = useEffectEvent(() => {
    invalidateOrders();
    invalidateAccount();
  });
  useEffect(() => {
    if (status !== undefined && status !== ChargeOrderStatus.unpaid) refreshAfterPayment();
  }, [status]);
  return {
    data: query.data,
    hasFailed: query.isError,
    isNotFound: isNotFound(query.error),
    reload: () => void query.refetch(),
  };
}
