import { useState } from 'react';
import {
  smsChargeOrderApi,
  type SmsChargeOrderDetail,
  type SmsPackage,
} from '@/api/substation/sms-charge-order';
import type { SubstationSms } from '@/api/substation/substation-sms';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { enumOptions } from '@/elements/select/enum-select';
import { PaymentType } from '@/enums';
import { currentLanguage, useTranslation } from '@/i18n';
import { formatChineseAmount, formatMoney } from '@/lib/amount';
import { splitUnit } from '@/lib/text';
import { RadioGroup } from '@/ui/antd/radio';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import type { NumberValue } from '@/values/number/number-input';
import { Outcome } from './outcome';
import { chargeAmount, quantityError, type SmsAccount } from './purchase';
import { QuantityField } from './quantity-field';
import styles from './sms-recharge.module.css';

const name = 'substation-sms-recharge.charge';

interface OrderProps {
  sms: SubstationSms;
  packages: SmsPackage[];
  onOrdered: (order: SmsChargeOrderDetail) => void;
}

function Order({ sms, packages, onOrdered }: OrderProps) {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState<NumberValue>(packages[2]?.quantity ?? null);
  const [paymentType, setPaymentType] = useState<PaymentType>(PaymentType.weChat);
  const [busy, setBusy] = useState(false);
  const error = quantityError(quantity);
  const amount = error ? null : chargeAmount(quantity, sms.unitPrice);
  const order = async () => {
    if (typeof quantity !== 'number' || error) return;
    setBusy(true);
    try {
      const { substationId } = sms;
      onOrdered(await smsChargeOrderApi.create({ substationId, quantity, paymentType }));
    } catch {
      // The API client has shown the error; the input stays.
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
    >
      <div>
        <QuantityField packages={packages} value={quantity} onChange={setQuantity} />
        <Grid gap={2} align="baseline" className={styles.row}>
          <Text tone="secondary">{t(`${name}.fields.paymentType`)}</Text>
          <RadioGroup
            aria-label={t(`${name}.fields.paymentType`)}
            options={enumOptions(PaymentType)}
            value={paymentType}
            onChange={({ target }) => setPaymentType(target.value)}
          />
        </Grid>
        <Grid gap={2} align="baseline" className={styles.row}>
          <Text tone="secondary">{splitUnit(t(`${name}.fields.amount`))[0]}</Text>
          <Row as="output" gap={3} lineGap={1} align="baseline" wrap className={styles.amount}>
            <Text as="strong" size={20} strong digits>
              {t(`${name}.yuan`, { amount: amount === null ? '--' : formatMoney(amount) })}
            </Text>
            {currentLanguage() === 'zh-CN' && (
              <Text tone="secondary">{formatChineseAmount(amount)}</Text>
            )}
          </Row>
        </Grid>
      </div>
      <Outcome sms={sms} quantity={error || typeof quantity !== 'number' ? null : quantity} />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" busy={busy} disabled={error !== null}>
          {t(`${name}.order`)}
        </Button>
      </div>
    </form>
  );
}

interface OrderFormProps {
  account: SmsAccount;
  onOrdered: (order: SmsChargeOrderDetail) => void;
}

/** Orders messages: the number, the price and the payment type. */
export function OrderForm({ account, onOrdered }: OrderFormProps) {
  const { t } = useTranslation();
  const packages = useLoad(['sms-packages'], (signal) =>
    smsChargeOrderApi.packages(undefined, { signal }),
  );
  return (
    <Section title={t(`${name}.buy`)}>
      <QueryBoundary query={account} name={t(`${name}.balance`)} shape="rows">
        {(sms) => (
          <QueryBoundary query={packages} name={t(`${name}.buy`)} shape="rows">
            {({ items }) => <Order sms={sms} packages={items} onOrdered={onOrdered} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Section>
  );
}
