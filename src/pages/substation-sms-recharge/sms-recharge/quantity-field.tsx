import { useId } from 'react';
import { useTranslation } from '@/i18n';
import type { SmsPackage } from '@/api/substation/sms-charge-order';
import { smsQuantity } from '@/config/limits';
import { Button } from '@/ui/button';
import { NumberInput, type NumberValue } from '@/elements/form/fields/number-input';
import { quantityFault } from './purchase';
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
  const fault = quantityFault(value);
  return (
    <>
      <fieldset aria-label={t(`${name}.packages`)} className={styles.packages}>
        {packages.map(({ id: key, quantity }) => (
          <Button
            key={key}
            variant={quantity === value ? 'primary' : 'default'}
            aria-pressed={quantity === value}
            onClick={() => onChange(quantity)}
          >
            {t(`${name}.messages`, { value: quantity.toLocaleString('en-US') })}
          </Button>
        ))}
      </fieldset>
      <div className={styles.line}>
        <label htmlFor={id}>{t(`${name}.fields.quantity`)}</label>
        <div>
          <NumberInput
            id={id}
            className={styles.quantity}
            min={smsQuantity.least}
            max={smsQuantity.most}
            step={smsQuantity.step}
            value={value}
            status={fault ? 'error' : undefined}
            aria-invalid={fault !== null}
            aria-describedby={`${id}hint`}
            suffix={t(`${name}.unit`)}
            onChange={onChange}
          />
          <p id={`${id}hint`} className={fault ? styles.fault : styles.hint}>
            {t(`${name}.${fault ?? 'quantityHint'}`, { ...smsQuantity })}
          </p>
        </div>
      </div>
    </>
  );
}
