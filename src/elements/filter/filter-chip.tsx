import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { filterPopoverDateTimePx, filterPopoverPx } from '@/config/limits';
import type { AnyFilter, FilterValue } from '@/elements/crud/filter-schema';
import { DownIcon } from '@/elements/table/icons';
import { label } from '@/i18n';
import styles from './filter-bar.module.css';
import { FilterCondition } from './filter-condition';
import { isSet, shownValue } from './filter-values';
import { CloseIcon } from './icons';
import { Popover } from './popover';
import { warmControls } from './use-controls';

export interface FilterChipProps {
  /** The page's name, for labels. */
  page: string;
  filter: AnyFilter;
  value: FilterValue | undefined;
  name: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange: (value: FilterValue | undefined, name?: string) => void;
}

/** One condition: says what it is set to, opens its control, and can be removed. */
export function FilterChip({ page, filter, value, name, open, onOpen, onChange }: FilterChipProps) {
  const { t } = useTranslation();
  const chip = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const labelText = label(page, 'filters', filter.key);
  const text = t('elements.filter.chip', {
    label: labelText,
    value: shownValue(filter, value, name),
  });
  const wide = filter.type === 'dateTimeRange';
  const close = (backToChip: boolean) => {
    if (backToChip) opener.current?.focus();
    onOpen(false);
  };
  const apply = (next: FilterValue | undefined, nextName?: string) => {
    close(true);
    onChange(next, nextName);
  };
  return (
    <div ref={chip} className={styles.chip} data-set={isSet(value)} data-open={open}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        title={isSet(value) ? text : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={warmControls}
        onFocus={warmControls}
        onClick={() => onOpen(!open)}
      >
        <span className={styles.chipText}>{text}</span>
        <DownIcon />
      </button>
      {isSet(value) && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('elements.filter.clear', { label: labelText })}
          onClick={() => apply(undefined)}
        >
          <CloseIcon />
        </button>
      )}
      {open && (
        <Popover
          title={labelText}
          width={wide ? filterPopoverDateTimePx : filterPopoverPx}
          anchor={chip}
          onClose={close}
        >
          <FilterCondition
            {...{ filter, labelText, value, name }}
            onCancel={() => close(true)}
            onSubmit={apply}
          />
        </Popover>
      )}
    </div>
  );
}
