import { useId } from 'react';
import { Row } from '@/ui/layout/layout';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen. */
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** One of a few options, all of which are visible. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <Row as="fieldset" inline align="stretch" className={styles.box} data-print="no">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </Row>
  );
}
