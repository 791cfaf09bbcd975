import { useInvalidate } from '@/elements/query/use-load';
import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { smsChargeOrderApi, type SmsChargeOrderDetail } from '@/api/substation/sms-charge-order';
import type { Id } from '@/api/types';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { ChargeOrders } from './sms-recharge/charge-orders';
import { OrderForm } from './sms-recharge/order-form';
import { PaymentPopup } from './sms-recharge/payment-popup';
import { SmsBalance } from './sms-recharge/sms-balance';
import styles from './sms-recharge/sms-recharge.module.css';
import { useSmsAccount } from '@/pages/substation-sms-recharge/sms-recharge/purchase';

const name = 'substation-sms-recharge.charge';

interface SubstationProps {
  substationId: Id;
}

/** The balance, the order form and the orders of a sub-station. */
function Account({ substationId }: SubstationProps) {
  const account = useSmsAccount(substationId);
  const invalidateOrders = useInvalidate(smsChargeOrderApi.list);
  const [order, setOrder] = useState<SmsChargeOrderDetail>();
  return (
    <>
      <SmsBalance account={account} />
      <OrderForm
        account={account}
        onOrdered={(made) => {
          setOrder(made);
          invalidateOrders();
        }}
      />
      {order && (
        <PaymentPopup
          id={order.id}
          orderNo={order.orderNo}
          onClose={() => {
            setOrder(undefined);
            invalidateOrders();
          }}
        />
      )}
    </>
  );
}

/** Buys SMS for one sub-station: the chosen one, or one that the user manages. */
export default function SmsRecharge() {
  const { t } = useTranslation();
  const chosen = useSubstations((state) => state.chosen);
  const managed = useSubstations((state) => state.managed);
  const isFree = isAllSubstations(chosen.id);
  const [picked, setPicked] = useState(managed[0]?.id);
  const substationId = isFree ? picked : chosen.id;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('routes./substation-sms-recharge/sms-recharge')}</h1>
      {isFree && (
        <div className={styles.substation}>
          <span aria-hidden="true">{t(`${name}.substation`)}</span>
          <SubstationSelect
            managed
            label={t(`${name}.substation`)}
            value={substationId}
            onChange={(id) => setPicked(id ?? substationId)}
          />
        </div>
      )}
      {substationId === undefined ? (
        <p className={styles.none}>{t(`${name}.noSubstation`)}</p>
      ) : (
        <>
          <div key={substationId} className={styles.top}>
            <Account substationId={substationId} />
          </div>
          <ChargeOrders baseQuery={{ substationId }} />
        </>
      )}
    </div>
  );
}
