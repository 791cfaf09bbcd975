import { smsHistoryApi, type SmsRecord, type SmsRecordQuery } from '@/api/substation/sms-history';
import type { Page } from '@/api/types';
import { ConnectType } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import type { Context } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation } from '@/mocks/server/scope';
import type { StoredSms } from '@/mocks/seed/sms/sms-history';
import { substationNames } from '@/mocks/domain/substation-names';
import type { Table } from '@/mocks/db/table';
import { P } from '@/policies';

const grant = { grant: P.smsHistory };
const { contains, oneOf, since, until } = conditionsOn<StoredSms>();

/** The list of one kind. Only what is on the page gets its name: there are too many rows to name them all. */
function history(table: Table<StoredSms>) {
  const { list } = readOnly<StoredSms, SmsRecordQuery>({
    table,
    scope: ofSubstation,
    conditions: {
      receiver: contains('receiver'),
      companyName: contains('companyName'),
      substationId: oneOf('substationId'),
      result: oneOf('result', [1, 2]),
      connectType: oneOf('connectType', ConnectType.$values),
      sendTimeBegin: since('sendTime'),
      sendTimeEnd: until('sendTime'),
    },
  });
  return async (query: object, context: Context): Promise<Page<SmsRecord>> => {
    const [{ items, totalCount }, name] = [await list(query, context), await substationNames()];
    const named = items.map((row) => ({ ...row, substationName: name(row.substationId) }));
    return { items: named, totalCount };
  };
}

export const answers = crudAnswers(smsHistoryApi, grant, {
  callSms: history(db.callSms),
  newGoodsSms: history(db.newGoodsSms),
  todayPriceSms: history(db.todayPriceSms),
});
