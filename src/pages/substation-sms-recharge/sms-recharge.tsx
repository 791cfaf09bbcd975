import { Fragment, useState } from 'react';
import { smsChargeOrderApi, type SmsChargeOrderDetail } from '@/api/substation/sms-charge-order';
import type { Id } from '@/api/types';
import { useInvalidate } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { SubstationPage } from '@/pages/shared/substation-page';
import { useSmsAccount } from '@/pages/substation-sms-recharge/sms-recharge/purchase';
import { Grid } from '@/ui/layout/layout';
import { ChargeOrders } from './sms-recharge/charge-orders';
import { OrderForm } from './sms-recharge/order-form';
import { PaymentPopup } from './sms-recharge/payment-popup';
import { SmsBalance } from './sms-recharge/sms-balance';
import styles from './sms-recharge/sms-recharge.module.css';

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
      <SmsBalance substationId={substationId} account={account} />
      <OrderForm
        account={account}
        onOrdered={(created) => {
          setOrder(created);
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

/** Buys SMS for one sub-station. */
export default function SmsRecharge() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Id>();
  return (
    <SubstationPage
      title={t('routes./substation-sms-recharge/sms-recharge')}
      label={t(`${name}.substation`)}
      emptyText={t(`${name}.noSubstation`)}
      selected={selected}
      onSelect={setSelected}
    >
      {(substationId) => (
        <Fragment key={substationId}>
          <Grid gap={2} className={styles.top}>
            <Account substationId={substationId} />
          </Grid>
          <ChargeOrders baseQuery={{ substationId }} />
        </Fragment>
      )}
    </SubstationPage>
  );
}
