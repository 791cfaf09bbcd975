import { smsHistoryApi } from '@/api/substation/sms-history';
import { ConnectType } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import type { Table } from '@/mocks/db/table';
import { withSubstationName } from '@/mocks/domain/substations';
import type { StoredSms } from '@/mocks/seed/sms/sms-history';
import { crudAnswers, type Context } from '@/mocks/server/mock';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

/** The list of one kind. Only what is on the page gets its name: there are too many rows to name them all. */
function history(table: Table<StoredSms>) {
  const { list } = readOnly(
    { list: smsHistoryApi.callSms },
    {
      table,
      scope: ofSubstation,
      conditions: (on) => ({
        ...on.contains('receiver', 'companyName'),
        ...on.oneOf('substationId'),
        ...on.code([1, 2], 'result'),
        ...on.code(ConnectType.$values, 'connectType'),
        ...on.times('sendTime'),
      }),
    },
  );
  return async (query: object, context: Context) => {
    const { items, totalCount } = await list(query, context);
    return { items: items.map(await withSubstationName<StoredSms>()), totalCount };
  };
}

export const answers = crudAnswers(
  smsHistoryApi,
  { grant: P.smsHistory },
  {
    callSms: history(db.callSms),
    newGoodsSms: history(db.newGoodsSms),
    todayPriceSms: history(db.todayPriceSms),
  },
);
