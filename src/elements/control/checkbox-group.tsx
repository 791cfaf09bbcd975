import { Checkbox } from '@/ui/checkbox';
import { Grid, Text } from '@/ui/layout/layout';
import styles from './checkbox-group.module.css';

interface CheckboxGroupProps {
  label: string;
  options: readonly { value: string; text: string }[];
  selected: readonly string[];
  /** Called with the selected values in the order of the options. */
  onChange: (selected: string[]) => void;
}

/** Some of a few options. */
export function CheckboxGroup({ label, options, selected, onChange }: CheckboxGroupProps) {
  const change = (value: string, on: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((own) => (own === value ? on : selected.includes(own))),
    );
  return (
    <Grid as="fieldset" gap={4} lineGap={1} className={styles.group}>
      <Text as="legend" tone="secondary">
        {label}
      </Text>
      {options.map(({ value, text }) => (
        <Checkbox
          key={value}
          label={text}
          checked={selected.includes(value)}
          onChange={(on) => change(value, on)}
        >
          <span>{text}</span>
        </Checkbox>
      ))}
    </Grid>
  );
}
