import { smsChargeOrderApi, type SmsChargeOrderDetail } from '@/api/substation/sms-charge-order';
import type { Id } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { ChargeOrderStatus, PaymentType } from '@/enums';
import { label, useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { formatCount } from '@/lib/intl';
import { toDate } from '@/lib/time';
import { Button } from '@/ui/button';
import { confirmRequest } from '@/ui/feedback/dialogs';
import { Grid, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { SafeImage } from '@/ui/safe-image';
import { useSecondsUntil } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { usePayment } from './use-payment';
import styles from './sms-recharge.module.css';

const name = 'substation-sms-recharge.charge';

const minuteS = 60;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The minutes and seconds until a local time, as `29:05`; `00:00` afterwards. */
function useCountdown(until: string): string {
  const secondsLeft = useSecondsUntil(toDate(until)?.getTime() ?? 0);
  return `${twoDigits(Math.floor(secondsLeft / minuteS))}:${twoDigits(secondsLeft % minuteS)}`;
}

/** The QR code for the payment, and how long it is valid. */
function PaymentCode({ order }: { order: SmsChargeOrderDetail }) {
  const { t } = useTranslation();
  const left = useCountdown(order.expireTime);
  const app = cellText(order.paymentType, 'code', { enum: PaymentType });
  return (
    <Grid gap={2} justify="center" className={styles.code}>
      <p>{t(`${name}.scan`, { app })}</p>
      {order.codeImage && (
        <SafeImage
          data-scan
          src={order.codeImage}
          alt={t(`${name}.codeOf`, { app })}
          fallback={<p role="alert">{t('elements.viewer.failed')}</p>}
        />
      )}
      <Text as="p" size={20} strong digits>
        {t(`${name}.yuan`, { amount: formatMoney(order.amount) })}
      </Text>
      <p>
        {t(`${name}.messages`, { value: formatCount(order.quantity) })} · {order.orderNo}
      </p>
      <Text as="p" tone="secondary" role="timer">
        {t(`${name}.timeLeft`, { left })}
      </Text>
    </Grid>
  );
}

function Result({ order }: { order: SmsChargeOrderDetail }) {
  const { t } = useTranslation();
  const { status, quantity, substationName, amount } = order;
  if (status === ChargeOrderStatus.unpaid) return <PaymentCode order={order} />;
  const resultKey = status === ChargeOrderStatus.completed ? 'paid' : 'dropped';
  const values = {
    substationName,
    value: formatCount(quantity),
    amount: formatMoney(amount),
  };
  return (
    <Grid as="output" gap={2} justify="center" className={styles.code}>
      <Text as="strong" size={20} strong digits>
        {t(`${name}.${resultKey}.title`)}
      </Text>
      <span>{t(`${name}.${resultKey}.text`, values)}</span>
    </Grid>
  );
}

interface PaymentPopupProps {
  id: Id;
  orderNo: string;
  onClose: () => void;
}

/** The payment of an order, updated until it is paid or cancelled. Closing the dialog does not cancel it. */
export function PaymentPopup({ id, orderNo, onClose }: PaymentPopupProps) {
  const { t } = useTranslation();
  const payment = usePayment(id);
  const isOpen = payment.data?.status === ChargeOrderStatus.unpaid;
  const cancel = () =>
    void confirmRequest(
      label(name, 'confirms', 'cancel', { orderNo }),
      () => smsChargeOrderApi.cancel({ id }).then(payment.reload),
      { danger: true },
    );
  return (
    <Popup
      title={t(`${name}.payment`)}
      onClose={onClose}
      footer={
        <>
          {isOpen && <Button onClick={cancel}>{t(`${name}.actions.cancel`)}</Button>}
          <Button variant={isOpen ? 'default' : 'primary'} onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <QueryBoundary query={payment} name={t(`${name}.payment`)}>
        {(order) => <Result order={order} />}
      </QueryBoundary>
    </Popup>
  );
}
