import { tenantApi, type TableSetting } from '@/api/tenant';
import { checks } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { mock, type Context, type Received } from '@/mocks/server/mock';

const maxName = 100;
const maxDetails = 200;

type Check = ReturnType<typeof checks>;

function readDetails(check: Check, given: unknown): TableSetting['details'] {
  if (!Array.isArray(given)) {
    check.missing('details');
    return [];
  }
  if (given.length > maxDetails) check.wrongValue('details');
  const rule = { required: true, max: maxName };
  return given.map((detail, index) => {
    const { prop, tableName } = Object(detail);
    return {
      prop: check.text(`details[${index}].prop`, prop, rule),
      tableName: check.text(`details[${index}].tableName`, tableName, rule),
    };
  });
}

async function save(body: Received<TableSetting>, { user }: Context) {
  const check = checks();
  const tableName = check.text('tableName', body.tableName, { required: true, max: maxName });
  const types = [1, 2] as const;
  const type = check.code('tableColumnSettingType', body.tableColumnSettingType, types);
  const details = readDetails(check, body.details);
  check.done();
  const id = `${user.id} ${type} ${tableName}`;
  const settings = await db.tableSettings.open();
  settings.save({
    id,
    userId: user.id,
    tableName,
    tableColumnSettingType: type ?? types[0],
    details,
  });
}

export const answers = [
  mock(tenantApi.tableSettings, {}, async (_query, { user }) => {
    const all = (await db.tableSettings.open()).all().filter(({ userId }) => userId === user.id);
    return { items: all.map(({ id: _id, userId: _user, ...setting }) => setting) };
  }),
  mock(tenantApi.saveTableSetting, {}, save),
];
