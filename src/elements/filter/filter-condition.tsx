import { useTranslation } from '@/i18n';
import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';
import { Button } from '@/ui/button';
import { Row, Text } from '@/ui/layout/layout';
import type { FilterValues } from './filter-values';
import { LazyFilterControl } from './lazy-filter-control';
import { useFilterForm } from './use-filter-form';
import styles from './filter-bar.module.css';

interface FilterConditionProps {
  name: string;
  filter: AnyFilter;
  labelText: string;
  values: FilterValues;
  recordName: FilterName | undefined;
  onSubmit: (value: FilterValue | undefined, name?: FilterName) => void;
  onCancel: () => void;
}

/** The content of a chip's popover. A choice applies only when the form is submitted. */
export function FilterCondition(props: FilterConditionProps) {
  const { name, filter, labelText, values, recordName, onSubmit, onCancel } = props;
  const { t } = useTranslation();
  const { key } = filter;
  const form = useFilterForm([filter], {
    values,
    names: recordName === undefined ? {} : { [key]: recordName },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid) onSubmit(form.submitted()[key], form.names[key]);
      }}
    >
      <Text as="p" strong className={styles.popoverTitle}>
        {labelText}
      </Text>
      <LazyFilterControl
        name={name}
        filter={filter}
        values={form.values}
        labelText={labelText}
        value={form.values[key]}
        recordName={form.names[key]}
        onChange={(next, nextName = '') => form.put({ [key]: next }, { [key]: nextName })}
      />
      <Row gap={2} align="stretch" justify="end" className={styles.buttons}>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" disabled={!form.isValid}>
          {t('actions.query')}
        </Button>
      </Row>
    </form>
  );
}
