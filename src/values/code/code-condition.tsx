import { enumOf } from '@/elements/control/control-props';
import { EnumSelect, enumOptions } from '@/elements/select/enum-select';
import type { FilterValue } from '@/schema/filter';
import { CheckboxGroup } from '@/ui/antd/checkbox';
import { RadioGroup } from '@/ui/antd/radio';
import type { ConditionProps } from '@/values/filter-kind';
import styles from './code-condition.module.css';

const codeOf = (value: FilterValue | undefined) => (typeof value === 'number' ? value : undefined);
const codesOf = (value: FilterValue | undefined) =>
  Array.isArray(value) ? value.flatMap((code) => code ?? []) : [];

/** A code in a select or as radio buttons, or several codes as checkboxes. */
export function CodeCondition({ filter, value, labelText, onChange }: ConditionProps) {
  const codes = enumOf(filter);
  if (filter.multiple) {
    return (
      <fieldset aria-label={labelText}>
        <CheckboxGroup
          className={styles.choices}
          value={codesOf(value)}
          options={enumOptions(codes)}
          onChange={(chosen) => onChange(chosen.length ? chosen : undefined)}
        />
      </fieldset>
    );
  }
  if (filter.control !== 'radio')
    return <EnumSelect enum={codes} label={labelText} value={codeOf(value)} onChange={onChange} />;
  return (
    <RadioGroup
      aria-label={labelText}
      className={styles.choices}
      value={value}
      options={enumOptions(codes)}
      onChange={({ target }) => onChange(codeOf(target.value))}
    />
  );
}
