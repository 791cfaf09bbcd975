import { useEffect } from 'react';
import { usePainted } from '@/app/settings/painted';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';
import { keepWatermark } from './keep-watermark';

/** Over everything while the setting is on: date and time, user, tenant. */
export function Watermark() {
  const on = useSettings((state) => state.watermark);
  const dark = usePainted((state) => state.dark);
  const name = useSession((state) => state.name);
  const tenant = useSession(({ profile }) => profile?.shortName ?? '');
  useEffect(() => {
    if (!on || !name) return undefined;
    return keepWatermark([name, tenant].filter(Boolean).join(' '));
    // Drawn anew in the colour of the scheme.
  }, [on, name, tenant, dark]);
  return null;
}
