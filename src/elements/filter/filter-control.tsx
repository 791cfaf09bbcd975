import { createElement } from 'react';
import { label } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';
import { filterControl } from '@/values/filter-controls';
import type { Draft } from './use-draft';
import styles from './filter-control.module.css';

interface FilterControlProps {
  /** Name of the page, for labels. */
  name: string;
  filter: AnyFilter;
  /** Holds the values of all conditions, because one may depend on another. */
  form: Pick<Draft, 'values' | 'names' | 'put'>;
}

/** The control of a condition. */
export function FilterControl({ name, filter, form }: FilterControlProps) {
  const { key } = filter;
  const { values, names, put } = form;
  return (
    <div className={styles.control}>
      {createElement(filterControl(filter), {
        name,
        filter,
        values,
        value: values[key],
        recordName: names[key],
        labelText: label(name, 'filters', key),
        onChange: (value, chosen = '') => put({ [key]: value }, { [key]: chosen }),
      })}
    </div>
  );
}
