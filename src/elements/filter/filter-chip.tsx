import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useRef } from 'react';
import { filterPopoverPx } from '@/config/limits';
import { label, useTranslation } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { usePrivacy } from '@/stores/privacy';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { Popover } from '@/ui/overlay/popover';
import { filterKind } from '@/values/filters';
import { FilterCondition } from './filter-condition';
import { isSet, valueText } from './filter-values';
import { preloadControls } from './lazy-filter-control';
import type { Draft } from './use-draft';
import styles from './filter-bar.module.css';

export const filterPopoverDateTimePx = 380;

interface FilterChipProps {
  /** Name of the page, for labels. */
  name: string;
  filter: AnyFilter;
  draft: Draft;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** One condition: shows its value, opens its control, and can be cleared. */
export function FilterChip(props: FilterChipProps) {
  const { name, filter, draft, open, onOpen } = props;
  const { key } = filter;
  const value = draft.values[key];
  // The text of the value depends on it.
  usePrivacy();
  const { t } = useTranslation();
  const chip = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const labelText = label(name, 'filters', key);
  const text = t('elements.filter.chip', {
    label: labelText,
    value: valueText(filter, value, draft.names[key]),
  });
  const wide = filterKind(filter).isWide?.(filter);
  const close = () => onOpen(false);
  return (
    <Row
      ref={chip}
      align="stretch"
      inline
      frame
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
        {/* The button that clears a value takes its place, so that the chips after it do not move. */}
        {!isSet(value) && <Icon icon={DownOutlined} size={10} />}
      </Row>
      {isSet(value) && (
        <IconButton
          className={styles.remove}
          label={t('elements.filter.clear', { label: labelText })}
          onClick={() => {
            opener.current?.focus();
            draft.put({ [key]: undefined }, { [key]: '' });
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
          <FilterCondition {...{ name, filter, draft }} onClose={close} />
        </Popover>
      )}
    </Row>
  );
}
