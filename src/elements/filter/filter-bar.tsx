import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { conditionSetting, saveChosenKeys, useChosenKeys } from '@/stores/table-settings';
import { Button } from '@/ui/button';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { useIsMobile } from '@/ui/use-media';
import { FilterChip } from './filter-chip';
import { FilterPicker } from './filter-picker';
import { isSet, unsetValues, type FilterNames, type FilterValues } from './filter-values';
import { useChipsFit } from './use-chips-fit';
import { preloadControls } from './use-controls';
import { useFilterChange } from './use-filter-change';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** Name of the page, for labels. */
  name: string;
  filters: AnyFilter[];
  values: FilterValues;
  /** Names of the records whose ids are among the values, by key. */
  names: FilterNames;
  /** Accessible name of the bar when the page has several lists. */
  label?: string;
  onSearch: (values: FilterValues, names: FilterNames) => void;
  busy?: boolean;
  /** Renders next to the reset button, such as the saved views. */
  children?: ReactNode;
}

interface ConditionsProps extends Pick<FilterBarProps, 'name' | 'filters' | 'values' | 'names'> {
  change: (values: FilterValues, names: FilterNames) => void;
  onReset: () => void;
}

const picker = '$picker';

/** The filters on a desktop: chips, of which at most one is open. */
function Chips({ name, filters, values, names, change }: ConditionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const { conditions, chips } = useChipsFit();
  const storedKeys = useChosenKeys(name, conditionSetting);
  const defaultKeys = filters.filter(({ collapsed }) => !collapsed).map(({ key }) => key);
  const chosen = new Set(storedKeys ?? defaultKeys);
  const onChoose = (next: ReadonlySet<string>) =>
    // The API client reports a failure, and the conditions stay as they were.
    void saveChosenKeys(name, conditionSetting, [...next]).catch(() => undefined);
  const openProps = (key: string) => ({
    open: open === key,
    onOpen: (next: boolean) => setOpen(next ? key : null),
  });
  return (
    <div ref={conditions} className={styles.conditions}>
      <span className={styles.title} aria-hidden="true">
        {t('elements.filter.title')}
      </span>
      <div ref={chips} className={styles.chips}>
        {filters
          .filter(({ key }) => chosen.has(key) || isSet(values[key]))
          .map((filter) => (
            <FilterChip
              key={filter.key}
              page={name}
              filter={filter}
              values={values}
              name={names[filter.key]}
              onChange={(value, chosenName = '') =>
                change({ [filter.key]: value }, { [filter.key]: chosenName })
              }
              {...openProps(filter.key)}
            />
          ))}
      </div>
      <FilterPicker
        page={name}
        filters={filters}
        values={values}
        chosen={chosen}
        onChoose={onChoose}
        {...openProps(picker)}
      />
    </div>
  );
}

function ResetButton({ filters, values, onReset }: ConditionsProps) {
  const { t } = useTranslation();
  return (
    <Button disabled={!filters.some(({ key }) => isSet(values[key]))} onClick={onReset}>
      {t('actions.reset')}
    </Button>
  );
}

const FilterSheet = lazyPopup(async () => (await import('./filter-sheet')).FilterSheet);

/** A tap loads both, before the click that opens the sheet. */
function preloadSheet() {
  preloadControls();
  // The sheet itself loads again, and says when it fails.
  void FilterSheet.preload().catch(() => undefined);
}

/** The filters on a phone: one button that opens all conditions in a bottom sheet. */
function SheetButton(props: ConditionsProps) {
  const { filters, values } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const count = filters.filter(({ key }) => isSet(values[key])).length;
  return (
    <>
      <button
        type="button"
        className={styles.sheetButton}
        data-set={count > 0}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={preloadSheet}
        onClick={() => setOpen(true)}
      >
        {count ? t('elements.filter.titleCount', { n: count }) : t('elements.filter.title')}
      </button>
      {open && <FilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The conditions of a list. The code of the controls loads when the user approaches the first one. */
export function FilterBar({
  name,
  filters,
  values,
  names,
  label,
  onSearch,
  busy,
  children,
}: FilterBarProps) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const shown = useFilterChange({ values, names }, filters, onSearch);
  const conditions = {
    ...shown,
    name,
    filters,
    onReset: () => shown.change(unsetValues(filters), {}),
  };
  return (
    <section
      className={styles.bar}
      aria-label={label ?? t('elements.filter.title')}
      aria-busy={busy}
      data-print="no"
    >
      {mobile ? (
        <>
          <SheetButton {...conditions} />
          {children}
        </>
      ) : (
        <>
          <Chips {...conditions} />
          {children}
          <Button onClick={() => onSearch(shown.values, shown.names)}>{t('actions.query')}</Button>
          <ResetButton {...conditions} />
        </>
      )}
    </section>
  );
}
