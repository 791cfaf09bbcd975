import {
  accessibleName,
  asNumbers,
  enumOf,
  onGroupBlur,
  type FieldProps,
} from '@/elements/control/control-props';
import { enumOptions } from '@/elements/select/enum-select';
import { useTranslation } from '@/i18n';
import { Checkbox } from '@/ui/antd/checkbox';
import { Row } from '@/ui/layout/layout';
import styles from './code-checkboxes.module.css';

interface CodeCheckboxesProps extends FieldProps {
  selected: readonly number[];
  onToggle: (code: number, on: boolean) => void;
}

/** Checkboxes for the codes of an enum. */
export function CodeCheckboxes({ selected, onToggle, ...props }: CodeCheckboxesProps) {
  useTranslation();
  return (
    // Focusable by script, so that the form can move the focus here on an error; Tab stops at the checkboxes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only handles the blur of the group
    <Row
      as="fieldset"
      gap={2}
      lineGap={1}
      align="stretch"
      wrap
      className={styles.choices}
      id={props.id}
      aria-label={accessibleName(props)}
      tabIndex={-1}
      onBlur={onGroupBlur(props.onBlur)}
    >
      {enumOptions(enumOf(props.field)).map(({ value, label }) => (
        <Checkbox
          key={value}
          disabled={props.disabled}
          checked={selected.includes(value)}
          onChange={({ target }) => onToggle(value, target.checked)}
        >
          {label}
        </Checkbox>
      ))}
    </Row>
  );
}

/** Several codes of an enum, in the order of the enum. */
export function CodesField(props: FieldProps) {
  const selected = asNumbers(props.value);
  const toggle = (code: number, on: boolean) => {
    const { $values } = enumOf(props.field);
    props.onChange?.($values.filter((own) => (own === code ? on : selected.includes(own))));
  };
  return <CodeCheckboxes {...props} selected={selected} onToggle={toggle} />;
}
