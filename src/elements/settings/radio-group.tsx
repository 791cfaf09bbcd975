import { useId } from 'react';
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
      <legend>{title}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{label(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
