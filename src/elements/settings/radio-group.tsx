import { useId } from 'react';
import { Grid, Row, Text } from '@/ui/layout/layout';
import styles from './settings.module.css';

interface RadioGroupProps<T> {
  title: string;
  options: readonly T[];
  value: T;
  label: (option: T) => string;
  onChange: (option: T) => void;
}

/** A group of radio buttons in a row. */
export function RadioGroup<T extends string | number>(props: RadioGroupProps<T>) {
  const { title, options, value, label, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <Text as="legend" strong>
        {title}
      </Text>
      <Row align="stretch" className={styles.options}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <Grid as="span" align="center" justify="center" tone="secondary">
              {label(option)}
            </Grid>
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
