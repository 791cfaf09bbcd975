import { label, useTranslation } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { Button } from '@/ui/button';
import { Grid, Stack } from '@/ui/layout/layout';
import { Drawer } from '@/ui/overlay/popup';
import { isSet, unsetValues } from './filter-values';
import { LazyFilterControl } from './lazy-filter-control';
import type { Draft } from './use-draft';
import { useFilterForm } from './use-filter-form';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  name: string;
  filters: AnyFilter[];
  draft: Draft;
  onClose: () => void;
}

/** All conditions in a bottom sheet. They apply when the user presses the search button. */
export function FilterSheet(props: FilterSheetProps) {
  const { name, filters, draft, onClose } = props;
  const { t } = useTranslation();
  const form = useFilterForm(filters, draft);
  const closeAnd = (then: () => void) => {
    onClose();
    then();
  };
  return (
    <Drawer title={t('elements.filter.title')} placement="bottom" onClose={onClose}>
      <Stack
        as="form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isValid) closeAnd(() => draft.put(form.submitted(), form.names));
        }}
      >
        <div className={styles.body}>
          {filters.map((filter) => (
            <section key={filter.key} data-set={isSet(form.values[filter.key])}>
              <h3>{label(name, 'filters', filter.key)}</h3>
              <LazyFilterControl {...{ name, filter, form }} />
            </section>
          ))}
        </div>
        <Grid as="footer" gap={3} className={styles.foot}>
          <Button onClick={() => closeAnd(() => draft.put(unsetValues(filters), {}))}>
            {t('actions.reset')}
          </Button>
          <Button type="submit" variant="primary" disabled={!form.isValid}>
            {t('actions.query')}
          </Button>
        </Grid>
      </Stack>
    </Drawer>
  );
}
