import { useState } from 'react';
import { SortableList } from '@/elements/control/sortable-list';
import { label, useTranslation } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import { arrangeColumns, defaultKeysOf, useStoredLayout, type Pin } from '@/stores/table-layout';
import { columnSetting, saveChosenKeys, useChosenKeys } from '@/stores/table-settings';
import { Button } from '@/ui/button';
import { Row, Stack, Text } from '@/ui/layout/layout';
import { NativeSelect } from '@/ui/text-input';
import { moveColumn, saveKnownColumns, resetLayout, setColumnPin } from './change-columns';
import styles from './column-settings.module.css';

interface ColumnSettingsProps<Row> {
  /** Name of the page, which is also the name of its table. */
  name: string;
  columns: AnyColumn<Row>[];
}

interface ColumnChoiceProps {
  text: string;
  shown: boolean;
  /** No other column is visible, and one must stay. */
  isLast: boolean;
  pin: Pin;
  onShow: (shown: boolean) => void;
  onPin: (pin: Pin) => void;
}

const pins: Pin[] = ['none', 'start', 'end'];

function ColumnChoice({ text, shown, isLast, pin, onShow, onPin }: ColumnChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <Row as="label" gap={2} grow shrink className={styles.name}>
        <input
          type="checkbox"
          checked={shown}
          disabled={isLast}
          onChange={({ target }) => onShow(target.checked)}
        />
        {text}
      </Row>
      <NativeSelect
        aria-label={t('elements.columns.pin', { column: text })}
        value={pin}
        onChange={({ target }) => onPin(pins.find((one) => one === target.value) ?? 'none')}
      >
        {pins.map((one) => (
          <option key={one} value={one}>
            {t(`elements.columns.pins.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}

/** Chooses which columns are visible, their order and which are pinned. Changes apply immediately. */
export function ColumnSettings<Row>({ name, columns }: ColumnSettingsProps<Row>) {
  const { t } = useTranslation();
  const layout = useStoredLayout(name);
  const chosen = useChosenKeys(name, columnSetting);
  const keys: string[] = columns.map(({ key }) => key);
  const { order, shown, pinOf } = arrangeColumns(columns, chosen, layout);
  /** Takes the reset back; null once something else was changed. */
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const save = (next: string[]) => {
    saveKnownColumns(name, keys);
    // The API client reports a failure, and the columns stay as they were.
    void saveChosenKeys(name, columnSetting, next).catch(() => undefined);
  };
  const show = (key: string, on: boolean) => {
    setUndo(null);
    save(order.filter((one) => (one === key ? on : shown.has(one))));
  };
  const reset = () => {
    const putBack = resetLayout(name);
    save(defaultKeysOf(columns));
    setUndo(() => () => {
      setUndo(null);
      save(order.filter((key) => shown.has(key)));
      putBack();
    });
  };
  const items = order.map((key) => {
    const text = label(name, 'fields', key);
    const content = (
      <ColumnChoice
        text={text}
        shown={shown.has(key)}
        isLast={shown.size === 1 && shown.has(key)}
        pin={pinOf(key)}
        onShow={(on) => show(key, on)}
        onPin={(pin) => {
          setUndo(null);
          setColumnPin(name, key, pin);
        }}
      />
    );
    return { id: key, text, content };
  });
  return (
    <Stack gap={2} className={styles.settings}>
      <SortableList
        label={t('elements.columns.title')}
        items={items}
        onMove={(key, to) => {
          setUndo(null);
          moveColumn(name, keys, key, to);
        }}
      />
      <Row gap={2} justify="between" className={styles.foot}>
        <Text tone="muted" size={12}>
          {t('elements.columns.hint')}
        </Text>
        <Button variant="text" onClick={undo ?? reset}>
          {t(undo ? 'elements.undo.action' : 'elements.columns.reset')}
        </Button>
      </Row>
    </Stack>
  );
}
