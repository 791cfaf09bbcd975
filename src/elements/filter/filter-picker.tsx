import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useRef } from 'react';
import { filterPopoverPx } from '@/config/limits';
import { label, useTranslation } from '@/i18n';
import { withMembers } from '@/lib/sets';
import type { AnyFilter } from '@/schema/filter';
import { Icon } from '@/ui/icon';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Popover } from '@/ui/overlay/popover';
import type { FilterValues } from './conditions';
import { isSet } from './filter-values';
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
    <Row
      ref={root}
      align="stretch"
      inline
      frame
      className={styles.chip}
      data-plain="true"
      data-open={open}
    >
      <Row
        as="button"
        gap={1}
        inline
        shrink
        className={styles.opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {t('elements.filter.more')}
        <Icon icon={DownOutlined} size={10} />
      </Row>
      {open && (
        <Popover
          title={t('elements.filter.moreTitle')}
          width={filterPopoverPx}
          anchor={root}
          onClose={() => onOpen(false)}
        >
          <Text as="p" strong below={2}>
            {t('elements.filter.moreTitle')}
          </Text>
          <Grid gap={2} lineGap={0} className={styles.choices}>
            {filters.map(({ key }) => (
              <Row key={key} as="label" gap={2} touch={32}>
                <input
                  type="checkbox"
                  checked={chosen.has(key) || isSet(values[key])}
                  disabled={isSet(values[key])}
                  onChange={({ target }) => toggle(key, target.checked)}
                />
                {label(name, 'filters', key)}
              </Row>
            ))}
          </Grid>
        </Popover>
      )}
    </Row>
  );
}
