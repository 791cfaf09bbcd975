import type { SmsChargeOrder } from '@/api/substation/sms-charge-order';
import { PaymentType } from '@/enums';
import { qrCodeImage } from './qr-code';
import { entryOf } from '@/lib/enum';

/** What a payment service would return for an order; scanning the picture pays nothing. */
export function paymentCode({ id, paymentType }: SmsChargeOrder) {
  const addresses = {
    [PaymentType.weChat]: `weixin://wxpay/bizpayurl?pr=${id}`,
    [PaymentType.alipay]: `https://qr.alipay.com/bax${id}`,
  };
  const codeText = entryOf(addresses, paymentType);
  return { codeImage: qrCodeImage(codeText), codeText };
}
