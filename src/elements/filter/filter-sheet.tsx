import { useState } from 'react';
import { label, useTranslation } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { Button } from '@/ui/button';
import { Drawer } from '@/ui/overlay/popup';
import {
  isSet,
  isValid,
  clearDependents,
  type FilterNames,
  type FilterValues,
} from './filter-values';
import { LazyFilterControl } from './lazy-filter-control';
import { submittedValue } from './submitted-value';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  name: string;
  filters: AnyFilter[];
  values: FilterValues;
  names: FilterNames;
  change: (values: FilterValues, names: FilterNames) => void;
  onReset: () => void;
  onClose: () => void;
}
interface Draft {
  values: FilterValues;
  names: FilterNames;
}

/** Holds the choices of the sheet until the user submits them. */
function useDraft({ filters, values, names }: Pick<FilterSheetProps, 'filters'> & Draft) {
  const [draft, setDraft] = useState<Draft>({ values, names });
  return {
    ...draft,
    valid: filters.every((filter) => isValid(filter, draft.values[filter.key])),
    put: (value: Draft['values'], name: Draft['names']) =>
      setDraft((before) => {
        const changed = clearDependents(filters, before.values, value, name);
        return {
          values: { ...before.values, ...changed.values },
          names: { ...before.names, ...changed.names },
        };
      }),
    settled: (): FilterValues =>
      Object.fromEntries(
        filters.map((filter) => [filter.key, submittedValue(filter, draft.values[filter.key])]),
      ),
  };
}

function Conditions({
  name,
  filters,
  draft,
}: Pick<FilterSheetProps, 'name' | 'filters'> & {
  draft: ReturnType<typeof useDraft>;
}) {
  return filters.map((filter) => {
    const { key } = filter;
    const labelText = label(name, 'filters', key);
    return (
      <section key={key} data-set={isSet(draft.values[key])}>
        <h3>{labelText}</h3>
        <LazyFilterControl
          page={name}
          filter={filter}
          values={draft.values}
          labelText={labelText}
          value={draft.values[key]}
          name={draft.names[key]}
          onChange={(value, chosen = '') => draft.put({ [key]: value }, { [key]: chosen })}
        />
      </section>
    );
  });
}

/** All conditions in a bottom sheet. They apply when the user presses the search button. */
export function FilterSheet(props: FilterSheetProps) {
  const { name, filters, change, onReset, onClose } = props;
  const { t } = useTranslation();
  const draft = useDraft(props);
  const closeAnd = (then: () => void) => {
    onClose();
    then();
  };
  return (
    <Drawer title={t('elements.filter.title')} placement="bottom" onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.valid) closeAnd(() => change(draft.settled(), draft.names));
        }}
      >
        <div className={styles.body}>
          <Conditions name={name} filters={filters} draft={draft} />
        </div>
        <footer className={styles.foot}>
          <Button onClick={() => closeAnd(onReset)}>{t('actions.reset')}</Button>
          <Button type="submit" variant="primary" disabled={!draft.valid}>
            {t('actions.query')}
          </Button>
        </footer>
      </form>
    </Drawer>
  );
}
