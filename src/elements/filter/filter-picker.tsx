import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useRef } from 'react';
import { filterPopoverPx } from '@/config/limits';
import { label, useTranslation } from '@/i18n';
import { withMembers } from '@/lib/sets';
import type { AnyFilter } from '@/schema/filter';
import { Icon } from '@/ui/icon';
import { Popover } from '@/ui/overlay/popover';
import { isSet, type FilterValues } from './filter-values';
import styles from './filter-bar.module.css';

interface FilterPickerProps {
  name: string;
  filters: AnyFilter[];
  values: FilterValues;
  /** Keys of the conditions that are visible even without a value. */
  chosen: ReadonlySet<string>;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Chooses which conditions the bar shows. One with a value is always visible, so that no filter applies unseen. */
export function FilterPicker(props: FilterPickerProps) {
  const { name, filters, values, chosen, open, onOpen, onChoose } = props;
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const toggle = (key: string, isShown: boolean) => onChoose(withMembers(chosen, [key], isShown));
  return (
    <div ref={root} className={styles.chip} data-plain="true" data-open={open}>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {t('elements.filter.more')}
        <Icon icon={DownOutlined} size={10} />
      </button>
      {open && (
        <Popover
          title={t('elements.filter.moreTitle')}
          width={filterPopoverPx}
          anchor={root}
          onClose={() => onOpen(false)}
        >
          <p className={styles.popoverTitle}>{t('elements.filter.moreTitle')}</p>
          <div className={styles.choices}>
            {filters.map(({ key }) => (
              <label key={key} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.has(key) || isSet(values[key])}
                  disabled={isSet(values[key])}
                  onChange={({ target }) => toggle(key, target.checked)}
                />
                {label(name, 'filters', key)}
              </label>
            ))}
          </div>
        </Popover>
      )}
    </div>
  );
}
