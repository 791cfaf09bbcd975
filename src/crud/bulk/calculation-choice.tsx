import { label, useTranslation } from '@/i18n';
import type { AnyField } from '@/schema/field';
import { Row } from '@/ui/layout/layout';
import { NativeSelect } from '@/ui/text-input';
import { operations, unitText, unitsOf, type Calculation } from './calculation';
import styles from './bulk.module.css';

interface CalculationChoiceProps {
  field: AnyField;
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  value: Calculation;
  onChange: (value: Calculation) => void;
}

/** Chooses whether a number is set or calculated, and what the results are rounded to. */
export function CalculationChoice({ field, name, value, onChange }: CalculationChoiceProps) {
  const { t } = useTranslation();
  const text = label(name, 'fields', field.key);
  return (
    <Row gap={2} wrap className={styles.choice}>
      <NativeSelect
        aria-label={t('elements.bulk.operation', { label: text })}
        value={value.operation}
        onChange={({ target }) => {
          const operation = operations.find((one) => one === target.value) ?? 'set';
          onChange({ ...value, operation });
        }}
      >
        {operations.map((operation) => (
          <option key={operation} value={operation}>
            {t(`elements.bulk.operations.${operation}`)}
          </option>
        ))}
      </NativeSelect>
      {value.operation !== 'set' && (
        <NativeSelect
          aria-label={t('elements.bulk.rounding', { label: text })}
          value={value.unit}
          onChange={({ target }) => onChange({ ...value, unit: Number(target.value) })}
        >
          {unitsOf(field).map((unit) => (
            <option key={unit} value={unit}>
              {unitText(unit)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Row>
  );
}
