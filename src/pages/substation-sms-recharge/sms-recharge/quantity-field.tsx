import { useId } from 'react';
import type { SmsPackage } from '@/api/substation/sms-charge-order';
import { smsQuantity } from '@/config/limits';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { splitUnit } from '@/lib/text';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { NumberInput, type NumberValue } from '@/values/number/number-input';
import { quantityError } from './purchase';
import styles from './sms-recharge.module.css';

const name = 'substation-sms-recharge.charge';

interface QuantityProps {
  packages: SmsPackage[];
  value: NumberValue;
  onChange: (quantity: NumberValue) => void;
}

/** Selects one of the packages, or any multiple of a hundred. */
export function QuantityField({ packages, value, onChange }: QuantityProps) {
  const { t } = useTranslation();
  const id = useId();
  const error = quantityError(value);
  return (
    <>
      <Row
        as="fieldset"
        gap={2}
        align="stretch"
        wrap
        below={4}
        className={styles.packages}
        aria-label={t(`${name}.packages`)}
      >
        {packages.map(({ id: key, quantity }) => (
          <Button
            key={key}
            variant={quantity === value ? 'primary' : 'default'}
            aria-pressed={quantity === value}
            onClick={() => onChange(quantity)}
          >
            {t(`${name}.messages`, { value: formatCount(quantity) })}
          </Button>
        ))}
      </Row>
      <Grid gap={2} align="baseline" className={styles.row}>
        <Text as="label" tone="secondary" htmlFor={id}>
          {/* The box names the unit. */}
          {splitUnit(t(`${name}.fields.quantity`))[0]}
        </Text>
        <div>
          <NumberInput
            id={id}
            className={styles.quantity}
            min={smsQuantity.min}
            max={smsQuantity.max}
            step={smsQuantity.step}
            value={value}
            status={error ? 'error' : undefined}
            aria-invalid={error !== null}
            aria-describedby={`${id}hint`}
            suffix={t(`${name}.unit`)}
            units={[t(`${name}.unit`)]}
            onChange={onChange}
          />
          <Text as="p" tone={error ? 'error' : 'secondary'} id={`${id}hint`}>
            {t(`${name}.${error ?? 'quantityHint'}`, { ...smsQuantity })}
          </Text>
        </div>
      </Grid>
    </>
  );
}
