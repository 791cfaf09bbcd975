import {
  systemSettingApi,
  type SystemSetting,
  type SystemSettingInput,
  type SystemSettingQuery,
} from '@/api/base-support/system-setting';
import { SettingType } from '@/enums';
import { checks } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { collection } from '@/mocks/db/collection';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { notFound } from '@/mocks/server/errors';
import { mock, type Received } from '@/mocks/server/mock';
import { P } from '@/policies';
import { type CodeTable, entryOf } from '@/lib/enum';

const grant = { grant: P.baseData };
const maxJson = 4000;

const { contains, oneOf } = conditionsOn<SystemSetting>();
const conditions: Conditions<SystemSettingQuery, SystemSetting> = {
  name: contains('name'),
  code: contains('code'),
  settingType: oneOf('settingType', SettingType.$values),
};

type Check = ReturnType<typeof checks>;

function readJson(check: Check, value: string) {
  const text = check.text('value', value, { required: true, max: maxJson });
  try {
    if (text) JSON.parse(text);
  } catch {
    check.add('value', { zh: '请输入正确的 JSON。', en: 'Enter valid JSON.' });
  }
  return text;
}

/** How each type of setting is checked and written. */
const readers: CodeTable<
  SettingType,
  (check: Check, value: string, stored: SystemSetting) => string
> = {
  [SettingType.text]: (check, value) => check.text('value', value, { required: true }),
  [SettingType.number]: (check, value, { min, max }) =>
    String(
      check.number('value', value, {
        required: true,
        min: min ?? undefined,
        max: max ?? undefined,
      }),
    ),
  [SettingType.boolean]: (check, value) => {
    if (value === '') check.missing('value');
    return String(check.flag('value', value));
  },
  [SettingType.json]: readJson,
};

function read({ value }: Received<SystemSettingInput>, stored: SystemSetting | null) {
  // There is no call that makes settings.
  if (!stored) throw notFound('SystemSetting', '');
  const check = checks();
  const given: unknown = value;
  const text = typeof given === 'string' ? given.trim() : '';
  if (given !== undefined && given !== null && typeof given !== 'string') check.wrongValue('value');
  const read = check.errors.length ? '' : entryOf(readers, stored.settingType)(check, text, stored);
  check.done();
  return { ...stored, value: read, updatedTime: wallText() };
}

const settings = collection<SystemSetting, SystemSettingQuery, Received<SystemSettingInput>>({
  table: db.systemSettings,
  conditions,
  read,
});

export const answers = [
  mock(systemSettingApi.list, grant, settings.list),
  mock(systemSettingApi.update, grant, settings.update),
];
