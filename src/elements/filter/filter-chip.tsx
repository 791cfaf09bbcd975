import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useRef } from 'react';
import { filterPopoverPx } from '@/config/limits';
import { label, useTranslation } from '@/i18n';
import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';
import { usePrivacy } from '@/stores/privacy';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { Popover } from '@/ui/overlay/popover';
import { FilterCondition } from './filter-condition';
import { isSet, valueText, type FilterValues } from './filter-values';
import { preloadControls } from './use-controls';
import styles from './filter-bar.module.css';

export const filterPopoverDateTimePx = 380;

interface FilterChipProps {
  /** Name of the page, for labels. */
  name: string;
  filter: AnyFilter;
  /** Values of all conditions, because one may depend on another. */
  values: FilterValues;
  recordName: FilterName | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange: (value: FilterValue | undefined, name?: FilterName) => void;
}

/** One condition: shows its value, opens its control, and can be cleared. */
export function FilterChip(props: FilterChipProps) {
  const { name, filter, values, recordName, open, onOpen, onChange } = props;
  const value = values[filter.key];
  // The text of the value depends on it.
  usePrivacy();
  const { t } = useTranslation();
  const chip = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const labelText = label(name, 'filters', filter.key);
  const text = t('elements.filter.chip', {
    label: labelText,
    value: valueText(filter, value, recordName),
  });
  const wide = filter.type === 'dateTimeRange';
  const close = () => onOpen(false);
  const apply = (next: FilterValue | undefined, nextName?: FilterName) => {
    close();
    onChange(next, nextName);
  };
  return (
    <Row
      ref={chip}
      align="stretch"
      inline
      className={styles.chip}
      data-set={isSet(value)}
      data-open={open}
    >
      <Row
        ref={opener}
        as="button"
        gap={1}
        inline
        shrink
        className={styles.opener}
        type="button"
        title={isSet(value) ? text : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadControls}
        onFocus={preloadControls}
        onClick={() => onOpen(!open)}
      >
        <Ellipsis>
          {labelText}
          <span className={isSet(value) ? undefined : styles.unset}>
            {text.slice(labelText.length)}
          </span>
        </Ellipsis>
        <Icon icon={DownOutlined} size={10} />
      </Row>
      {isSet(value) && (
        <IconButton
          className={styles.remove}
          label={t('elements.filter.clear', { label: labelText })}
          onClick={() => {
            opener.current?.focus();
            onChange(undefined);
          }}
        >
          <Icon icon={CloseOutlined} size={12} />
        </IconButton>
      )}
      {open && (
        <Popover
          title={labelText}
          width={wide ? filterPopoverDateTimePx : filterPopoverPx}
          anchor={chip}
          onClose={close}
        >
          <FilterCondition
            {...{ name, filter, labelText, values, recordName }}
            onCancel={close}
            onSubmit={apply}
          />
        </Popover>
      )}
    </Row>
  );
}
