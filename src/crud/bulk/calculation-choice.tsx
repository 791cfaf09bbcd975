import { useTranslation } from '@/i18n';
import { Row } from '@/ui/layout/layout';
import { NativeSelect } from '@/ui/text-input';
import { operations, unitText, type Calculation } from './calculation';
import styles from './bulk.module.css';

interface CalculationChoiceProps {
  /** The name of what is changed. */
  label: string;
  /** What the results can be rounded to. */
  units: number[];
  value: Calculation;
  onChange: (value: Calculation) => void;
}

/** Chooses whether a number is set or calculated, and what the results are rounded to. */
export function CalculationChoice({ label, units, value, onChange }: CalculationChoiceProps) {
  const { t } = useTranslation();
  return (
    <Row gap={2} wrap className={styles.choice}>
      <NativeSelect
        aria-label={t('bulk.operation', { label })}
        value={value.operation}
        onChange={({ target }) => {
          const operation = operations.find((one) => one === target.value) ?? 'set';
          onChange({ ...value, operation });
        }}
      >
        {operations.map((operation) => (
          <option key={operation} value={operation}>
            {t(`bulk.operations.${operation}`)}
          </option>
        ))}
      </NativeSelect>
      {value.operation !== 'set' && (
        <NativeSelect
          aria-label={t('bulk.rounding', { label })}
          value={value.unit}
          onChange={({ target }) => onChange({ ...value, unit: Number(target.value) })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitText(unit)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Row>
  );
}
