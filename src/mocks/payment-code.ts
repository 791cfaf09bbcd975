import type { SmsChargeOrder } from '@/api/substation/sms-charge-order';
import { PaymentType } from '@/enums';
import { codePicture } from './code-picture';

/** What the payment service would answer for an order; the picture pays nothing. */
export function paymentCode({ id, paymentType }: SmsChargeOrder) {
  const codeText = {
    [PaymentType.weChat]: `weixin://wxpay/bizpayurl?pr=${id}`,
    [PaymentType.alipay]: `https://qr.alipay.com/bax${id}`,
  }[paymentType];
  return { codeImage: codePicture(codeText), codeText };
}
