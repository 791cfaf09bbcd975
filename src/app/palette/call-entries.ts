import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import { t } from '@/i18n';
import { callAddress } from '@/lib/phone';
import { copyAndNotify } from '@/ui/feedback/copy';
import type { HitGroup } from './search';

/** What can be done with a phone number itself. Calling is not the first option, so that Enter alone never dials. */
export function callGroup(phone: string): HitGroup {
  const entries = [
    { key: 'copy', icon: CopyOutlined, run: () => void copyAndNotify(phone) },
    { key: 'call', icon: PhoneOutlined, run: () => window.location.assign(callAddress(phone)) },
  ];
  const hits = entries.map(({ key, icon, run }) => ({
    entry: { id: `number ${key}`, group: 'call', icon, title: t(`palette.who.${key}`), run },
    span: null,
  }));
  return { name: 'call', hits, total: hits.length };
}
