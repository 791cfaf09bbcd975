import { useState } from 'react';
import { useTranslation } from '@/i18n';
import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';
import { Button } from '@/ui/button';
import { isValid, type FilterValues } from './filter-values';
import { LazyFilterControl } from './lazy-filter-control';
import { submittedValue } from './submitted-value';
import styles from './filter-bar.module.css';

interface FilterConditionProps {
  page: string;
  filter: AnyFilter;
  labelText: string;
  values: FilterValues;
  name: FilterName | undefined;
  onSubmit: (value: FilterValue | undefined, name?: FilterName) => void;
  onCancel: () => void;
}

/** The content of a chip's popover. A choice applies only when the form is submitted. */
export function FilterCondition(props: FilterConditionProps) {
  const { page, filter, labelText, values, name, onSubmit, onCancel } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useState({ value: values[filter.key], name });
  const valid = isValid(filter, draft.value);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onSubmit(submittedValue(filter, draft.value), draft.name);
      }}
    >
      <p className={styles.popoverTitle}>{labelText}</p>
      <LazyFilterControl
        page={page}
        filter={filter}
        values={values}
        labelText={labelText}
        value={draft.value}
        name={draft.name}
        onChange={(next, nextName) => setDraft({ value: next, name: nextName })}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" disabled={!valid}>
          {t('actions.query')}
        </Button>
      </div>
    </form>
  );
}
