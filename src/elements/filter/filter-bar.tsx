import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { conditionSetting, saveChosenKeys, useChosenKeys } from '@/stores/table-settings';
import { Button } from '@/ui/button';
import { Box, Row, Text } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { useIsMobile } from '@/ui/use-media';
import { FilterChip } from './filter-chip';
import { FilterPicker } from './filter-picker';
import { isSet, unsetValues } from './filter-values';
import { preloadControls } from './lazy-filter-control';
import { SearchBox, searchedFilter, useSearchText } from './search-box';
import { useChipsFit } from './use-chips-fit';
import type { Draft } from './use-draft';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** Name of the page, for labels. */
  name: string;
  filters: AnyFilter[];
  draft: Draft;
  /** Accessible name of the bar when the page has several lists. */
  label?: string;
  busy?: boolean;
  /** Renders next to the reset button, such as the saved views. */
  children?: ReactNode;
}

type ConditionsProps = Pick<FilterBarProps, 'name' | 'filters' | 'draft'>;

const picker = '$picker';

/** The filters on a desktop: a search box and chips, of which at most one is open. */
function Conditions({ name, filters, draft, children }: Omit<FilterBarProps, 'label' | 'busy'>) {
  const { values } = draft;
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const { conditions, chips } = useChipsFit();
  const storedKeys = useChosenKeys(name, conditionSetting);
  const defaultKeys = filters.filter(({ collapsed }) => !collapsed).map(({ key }) => key);
  const chosen = new Set(storedKeys ?? defaultKeys);
  const shown = filters.filter(({ key }) => chosen.has(key) || isSet(values[key]));
  const searched = searchedFilter(shown);
  const search = useSearchText(searched, draft);
  const onChoose = (next: ReadonlySet<string>) =>
    // The API client reports a failure, and the conditions stay as they were.
    void saveChosenKeys(name, conditionSetting, [...next]).catch(() => undefined);
  const openProps = (key: string) => ({
    open: open === key,
    onOpen: (next: boolean) => setOpen(next ? key : null),
  });
  return (
    <>
      <Row ref={conditions} align="stretch" grow shrink className={styles.conditions}>
        <Text tone="secondary" rigid className={styles.title} aria-hidden="true">
          {t('elements.filter.title')}
        </Text>
        <Row ref={chips} align="stretch" wrap shrink className={styles.chips}>
          {searched && (
            <SearchBox key={searched.key} name={name} filter={searched} search={search} />
          )}
          {shown
            .filter((filter) => filter !== searched)
            .map((filter) => (
              <FilterChip
                key={filter.key}
                {...{ name, filter, draft }}
                {...openProps(filter.key)}
              />
            ))}
        </Row>
        <FilterPicker
          name={name}
          filters={filters}
          values={values}
          chosen={chosen}
          onChoose={onChoose}
          {...openProps(picker)}
        />
      </Row>
      {children}
      <Button onClick={search.submit}>{t('actions.query')}</Button>
      <ResetButton {...{ name, filters, draft }} />
    </>
  );
}

function ResetButton({ filters, draft }: ConditionsProps) {
  const { t } = useTranslation();
  return (
    <Button
      disabled={!filters.some(({ key }) => isSet(draft.values[key]))}
      onClick={() => draft.put(unsetValues(filters), {})}
    >
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
  const { filters, draft } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const count = filters.filter(({ key }) => isSet(draft.values[key])).length;
  return (
    <>
      <Box
        as="button"
        frame
        className={styles.sheetButton}
        type="button"
        data-set={count > 0}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={preloadSheet}
        onClick={() => setOpen(true)}
      >
        {count ? t('elements.filter.titleCount', { n: count }) : t('elements.filter.title')}
      </Box>
      {open && <FilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The conditions of a list. The code of the controls loads when the user approaches the first one. */
export function FilterBar({ name, filters, draft, label, busy, children }: FilterBarProps) {
  const { t } = useTranslation();
  const mobile = useIsMobile();
  const conditions = { name, filters, draft };
  return (
    <Row
      as="section"
      gap={2}
      align="start"
      padding={2}
      panel
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
        <Conditions {...conditions}>{children}</Conditions>
      )}
    </Row>
  );
}
