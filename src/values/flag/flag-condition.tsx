import { RadioGroup } from '@/ui/antd/radio';
import type { ConditionProps } from '@/values/filter-kind';
import { flagText } from './flag-text';
import styles from '@/values/code/code-condition.module.css';

export function FlagCondition({ filter, value, labelText, onChange }: ConditionProps) {
  return (
    <RadioGroup
      aria-label={labelText}
      className={styles.choices}
      value={value}
      onChange={({ target }) => onChange(Boolean(target.value))}
      options={[true, false].map((state) => ({
        value: state,
        label: flagText(state, filter.labels),
      }))}
    />
  );
}
