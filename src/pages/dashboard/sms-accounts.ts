import { substationSmsApi, type SubstationSms } from '@/api/substation/substation-sms';
import { firstPage } from '@/config/limits';
import { useLoad } from '@/elements/query/use-load';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';

/** More accounts than any tenant has sub-stations. */
const maxAccounts = 1_000;

/** Whether the balance is below the warning line. */
export const isShort = ({ balance, warnBelow }: SubstationSms) => balance < warnBelow;

/** Whether the user may see the SMS accounts. */
export function useSeesSmsAccounts() {
  const can = useCan();
  return can(P.substationSms) || can(P.smsRecharge);
}

/** The SMS accounts that the user may see; null without the right. Loads nothing unless `enabled`. */
export function useSmsAccounts({ enabled = true } = {}) {
  const isGranted = useSeesSmsAccounts();
  return useLoad<SubstationSms[] | null>(
    ['smsAccounts', isGranted],
    async (signal) => {
      if (!isGranted) return null;
      const query = { page: firstPage, limit: maxAccounts };
      return (await substationSmsApi.list(query, { quiet: true, signal })).items;
    },
    { enabled },
  );
}
