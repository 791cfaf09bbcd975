import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import { use } from 'react';
import { systemSettingApi, type SystemSetting } from '@/api/base-support/system-setting';
import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import { undoTask } from '@/crud/rows/undo-save';
import { findRow } from '@/elements/query/all-rows';
import { useInvalidate } from '@/elements/query/use-load';
import { SettingType } from '@/enums';
import { label, useTranslation } from '@/i18n';
import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import type { Rule } from '@/schema/field';
import { confirmDialog } from '@/ui/feedback/dialogs';
import { notifySaved } from '@/ui/feedback/notify-saved';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { SwitchControl } from '@/values/flag/switch-control';
import { notEmpty, inRange } from '@/values/rules';
import { InputControl } from '@/values/text/input-control';
import { EditJsonContext } from './edit-json';
import styles from './setting-value.module.css';

/** Unlike the rule of forms, it rejects an empty value: a setting always has one. */
const integerValue: Rule = (value) =>
  patterns.integer.test(trimText(String(value))) ? null : 'integer';

interface ValueInputProps {
  setting: SystemSetting;
  onSave: (value: string) => Promise<void>;
}

/** The input for the type of a setting: a switch that asks for confirmation, or a text. */
function ValueInput({ setting, onSave }: ValueInputProps) {
  const { name, value, settingType, min, max, concurrencyStamp } = setting;
  const { t } = useTranslation();
  const common = { label: cellText(name), revision: concurrencyStamp };
  if (settingType === SettingType.boolean) {
    const confirmAndSave = async (on: boolean, anchor: HTMLElement) => {
      const action = on ? 'switchOn' : 'switchOff';
      const content = t(`base-support.setting.confirms.${action}`, { name });
      // Restores the switch when the user does not confirm.
      if (!(await confirmDialog({ content, anchor, onOk: () => onSave(String(on)) }))) {
        throw new ApiError({ kind: 'cancelled' });
      }
    };
    return <SwitchControl {...common} value={value === 'true'} onSave={confirmAndSave} />;
  }
  const rules = settingType === SettingType.number ? [inRange(min, max), integerValue] : [notEmpty];
  return <InputControl {...common} value={value} rules={rules} onSave={onSave} />;
}

/** Only the value can be changed. */
const update = ({ id, value, concurrencyStamp }: SystemSetting, options?: CallOptions) =>
  systemSettingApi.update({ id, value, concurrencyStamp }, options);

/** Edits the value of a setting. JSON does not fit into a cell and is edited in a dialog. */
export function SettingValue({ setting }: { setting: SystemSetting }) {
  const { name, value, settingType, min, max } = setting;
  const edit = use(EditJsonContext);
  const invalidate = useInvalidate(systemSettingApi.list);
  const save = async (next: string) => {
    const saved = await update({ ...setting, value: next });
    invalidate();
    const changes = { value: next };
    const reload = ({ id, code }: SystemSetting, options: CallOptions) =>
      findRow(systemSettingApi.list, { code }, id, options);
    const { path } = systemSettingApi.list;
    const task = undoTask({ path, row: setting, changes, saved, name, update, reload });
    notifySaved([task], invalidate);
  };
  if (settingType === SettingType.json) {
    const action = label('base-support.setting', 'actions', 'editJson');
    return (
      <Row
        as="button"
        className={styles.json}
        type="button"
        title={cellText(value)}
        aria-label={`${action} ${cellText(value)}`}
        onClick={() => edit(setting)}
      >
        <Ellipsis as="code" size={12}>
          {cellText(value)}
        </Ellipsis>
        <Icon icon={EditOutlined} size={12} />
      </Row>
    );
  }
  return (
    <Row as="span" gap={2} className={styles.value}>
      <ValueInput setting={setting} onSave={save} />
      {settingType === SettingType.number && (
        <Text as="small" tone="muted" digits rigid className={styles.range}>
          {cellText(min, 'number')} ~ {cellText(max, 'number')}
        </Text>
      )}
    </Row>
  );
}
