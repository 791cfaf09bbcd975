import { substationSmsApi } from '@/api/substation/substation-sms';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { ensureSmsAccounts, sentSince, smsBalances } from '@/mocks/domain/sms';
import { substationNames } from '@/mocks/domain/substations';
import { dayMs, midnight, wallNow } from '@/mocks/lib/clock';
import type { StoredSmsAccount } from '@/mocks/seed/sms/sms-accounts';
import { checks, forbidden } from '@/mocks/server/checks';
import { crudAnswers, mock } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

/** The card of the page that buys messages shows the balance as well. */
const reading = { grant: [P.substationSms, P.smsRecharge] };
const meanDays = 30;

const firstOfMonth = (now: number) => {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
};

async function show() {
  const [name, balances] = [await substationNames(), await smsBalances()];
  const now = wallNow();
  const thisMonth = sentSince(firstOfMonth(now));
  const lately = sentSince(midnight(now, -meanDays));
  const days = (now - midnight(now, -meanDays)) / dayMs;
  return (account: StoredSmsAccount) => {
    const id = String(account.substationId);
    return {
      ...account,
      substationName: name(id),
      balance: balances.get(id) ?? 0,
      usedThisMonth: thisMonth.get(id) ?? 0,
      usedPerDay: Math.round(((lately.get(id) ?? 0) / days) * 10) / 10,
    };
  };
}

const quotaUsed = (min: number) =>
  forbidden('SmsFreeQuotaUsed', {
    zh: `免费短信已使用，免费额度不能低于 ${min} 条。`,
    en: `Free messages have already been used; the free quota cannot be below ${min}.`,
  });

const maxQuota = 1_000_000;

const accounts = collection(substationSmsApi, {
  table: db.smsAccounts,
  scope: ofSubstation,
  show,
  conditions: (on) => ({
    ...on.oneOf('substationId'),
    ...on.contains('substationName'),
    ...on.numbers('balance'),
    ...on.flag('isCallSmsEnabled', 'isNewGoodsSmsEnabled', 'isTodayPriceSmsEnabled'),
  }),
  async read(body, stored) {
    const check = checks(body);
    const quota = { required: true, max: maxQuota } as const;
    const fields = check.done({
      substationId: stored?.substationId,
      unitPrice: check.number('unitPrice', { required: true, min: 0.01, max: 10, decimals: 2 }),
      freeQuota: check.number('freeQuota', quota),
      warnBelow: check.number('warnBelow', quota),
      isCallSmsEnabled: check.flag('isCallSmsEnabled'),
      isNewGoodsSmsEnabled: check.flag('isNewGoodsSmsEnabled'),
      isTodayPriceSmsEnabled: check.flag('isTodayPriceSmsEnabled'),
    });
    const balance = (await smsBalances()).get(String(fields.substationId)) ?? 0;
    const min = Math.max(0, (stored?.freeQuota ?? 0) - balance);
    if (fields.freeQuota < min) throw quotaUsed(min);
    return fields;
  },
});
const { list, one } = accounts;

export const answers = [
  ...crudAnswers(substationSmsApi, reading, { list, one }),
  mock(substationSmsApi.update, { grant: P.substationSms }, async (body, context) => {
    await ensureSmsAccounts();
    return accounts.update(body, context);
  }),
];
