import {
  substationSmsApi,
  type SubstationSms,
  type SubstationSmsInput,
  type SubstationSmsQuery,
} from '@/api/substation/substation-sms';
import { checks, forbidden } from '@/mocks/server/checks';
import { dayMs, midnight, wallNow } from '@/mocks/lib/clock';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedCollection } from '@/mocks/db/computed-collection';
import { mock, type Received } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import type { StoredSmsAccount } from '@/mocks/seed/sms/sms-accounts';
import { ensureSmsAccounts, sentSince, smsBalances } from '@/mocks/domain/sms';
import { substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';

type Body = Received<SubstationSmsInput>;
const grant = { grant: P.substationSms };
/** The card of the page that buys messages shows the balance as well. */
const reading = { grant: [P.substationSms, P.smsRecharge] };
const { contains, oneOf, flag, atLeast, atMost } = conditionsOn<SubstationSms>();
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
  return (account: StoredSmsAccount): SubstationSms => {
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

const quotaUsed = (least: number) =>
  forbidden('SmsFreeQuotaUsed', {
    zh: `免费短信已使用，免费额度不能低于 ${least} 条。`,
    en: `Free messages have already been used; the free quota cannot be below ${least}.`,
  });

const maxQuota = 1_000_000;
async function read(body: Body, stored: StoredSmsAccount | null) {
  const check = checks();
  const number = (member: 'unitPrice' | 'freeQuota' | 'warnBelow', rule: object) =>
    check.number(member, body[member], { required: true, max: maxQuota, ...rule }) ?? 0;
  const fields = {
    unitPrice: number('unitPrice', { min: 0.01, max: 10, decimals: 2 }),
    freeQuota: number('freeQuota', {}),
    warnBelow: number('warnBelow', {}),
    isCallSmsEnabled: check.flag('isCallSmsEnabled', body.isCallSmsEnabled),
    isNewGoodsSmsEnabled: check.flag('isNewGoodsSmsEnabled', body.isNewGoodsSmsEnabled),
    isTodayPriceSmsEnabled: check.flag('isTodayPriceSmsEnabled', body.isTodayPriceSmsEnabled),
  };
  check.done();
  const before = stored?.freeQuota ?? 0;
  const balance = (await smsBalances()).get(String(stored?.substationId)) ?? 0;
  const least = Math.max(0, before - balance);
  if (fields.freeQuota < least) throw quotaUsed(least);
  return { ...fields, substationId: stored?.substationId ?? body.id };
}

const accounts = computedCollection<StoredSmsAccount, SubstationSms, SubstationSmsQuery, Body>({
  table: db.smsAccounts,
  show,
  sort: { field: 'substationId', down: false },
  scope: ofSubstation,
  conditions: {
    substationId: oneOf('substationId'),
    substationName: contains('substationName'),
    balanceBegin: atLeast('balance'),
    balanceEnd: atMost('balance'),
    isCallSmsEnabled: flag('isCallSmsEnabled'),
    isNewGoodsSmsEnabled: flag('isNewGoodsSmsEnabled'),
    isTodayPriceSmsEnabled: flag('isTodayPriceSmsEnabled'),
  },
  read,
});

export const answers = [
  mock(substationSmsApi.list, reading, accounts.list),
  mock(substationSmsApi.one, reading, accounts.one),
  mock(substationSmsApi.update, grant, async (body, context) => {
    await ensureSmsAccounts();
    return accounts.update(body, context);
  }),
];
