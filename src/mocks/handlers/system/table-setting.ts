import { tenantApi } from '@/api/tenant';
import { db } from '@/mocks/db/db';
import { checks } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';

const name = { required: true, max: 100 };
const maxDetails = 200;
const types = [1, 2] as const;

export const answers = crudAnswers(
  tenantApi,
  {},
  {
    tableSettings: async (_query, { user }) => {
      const all = (await db.tableSettings.open()).all().filter(({ userId }) => userId === user.id);
      return { items: all.map(({ id: _id, userId: _user, ...setting }) => setting) };
    },
    saveTableSetting: async (body, { user }) => {
      const check = checks(body);
      if (!Array.isArray(body.details)) check.missing('details');
      const rows = check.rows<'prop' | 'tableName'>('details', { max: maxDetails });
      const fields = check.done({
        tableName: check.text('tableName', name),
        tableColumnSettingType: check.code('tableColumnSettingType', types),
        details: rows.map((row) => ({
          prop: row.text('prop', name),
          tableName: row.text('tableName', name),
        })),
      });
      const id = `${user.id} ${fields.tableColumnSettingType} ${fields.tableName}`;
      (await db.tableSettings.open()).save({ id, userId: user.id, ...fields });
    },
  },
);
