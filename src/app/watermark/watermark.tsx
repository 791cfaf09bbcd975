import { useEffect } from 'react';
import { usePainted } from '@/app/theme/applied-theme';
import { afterPaint } from '@/lib/dom';
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
    let stop = () => {};
    // To draw the mark takes longer than a frame.
    const callOff = afterPaint(() => {
      stop = keepWatermark([name, tenant].filter(Boolean).join(' '));
    });
    return () => {
      callOff();
      stop();
    };
    // Drawn anew in the colour of the scheme.
  }, [on, name, tenant, dark]);
  return null;
}
