import { systemSettingApi, type SystemSetting } from '@/api/base-support/system-setting';
import { SettingType } from '@/enums';
import { type CodeTable, entryOf } from '@/lib/enum';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { wallText } from '@/mocks/lib/clock';
import { checks, type Check } from '@/mocks/server/checks';
import { notFound } from '@/mocks/server/errors';
import { crudAnswers } from '@/mocks/server/mock';
import { P } from '@/policies';
import messages from '@/mocks/server/messages.json';

const maxJson = 4000;

function readJson(check: Check<'value'>) {
  const text = check.text('value', { required: true, max: maxJson });
  try {
    if (text) JSON.parse(text);
  } catch {
    check.add('value', messages.wrongJson);
  }
  return text;
}

/** How each type of setting is checked and written. */
const readers: CodeTable<SettingType, (check: Check<'value'>, stored: SystemSetting) => string> = {
  [SettingType.text]: (check) => check.text('value', { required: true }),
  [SettingType.number]: (check, { min, max }) => {
    const rule = { required: true, min: min ?? undefined, max: max ?? undefined };
    return String(check.number('value', rule));
  },
  [SettingType.boolean]: (check) => {
    if (!check.text('value', { required: true })) return '';
    return String(check.flag('value'));
  },
  [SettingType.json]: readJson,
};

const settings = collection(systemSettingApi, {
  table: db.systemSettings,
  conditions: (on) => ({
    ...on.contains('name', 'code'),
    ...on.code(SettingType.$values, 'settingType'),
  }),
  read({ value }, stored) {
    // There is no call that makes settings.
    if (!stored) throw notFound('SystemSetting', '');
    const given: unknown = value;
    const check = checks({ value: typeof given === 'string' ? given.trim() : given });
    // Whatever its type, a setting is sent as a text.
    check.text('value', { max: Infinity });
    check.done();
    const read = entryOf(readers, stored.settingType)(check, stored);
    check.done();
    return { ...stored, value: read, updatedTime: wallText() };
  },
});
const { list, update } = settings;

export const answers = crudAnswers(systemSettingApi, P.baseData, { list, update });
