import { useEffect } from 'react';
import { afterPaint } from '@/lib/dom';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';
import { useShownTheme } from '@/ui/antd/shown-theme';
import { keepWatermark } from './keep-watermark';
import { usePrintedBy } from './use-printed-by';

/** Shows time, user and tenant over the whole page while the setting is on. */
export function Watermark() {
  const on = useSettings((state) => state.watermark);
  const dark = useShownTheme((state) => state.dark);
  const name = useSession((state) => state.name);
  const tenant = useSession(({ profile }) => profile?.shortName ?? '');
  usePrintedBy(name);
  useEffect(() => {
    if (!on || !name) return undefined;
    let stop = () => {};
    // Drawing takes longer than a frame, so it waits for the first paint.
    const cancel = afterPaint(() => {
      stop = keepWatermark([name, tenant].filter(Boolean).join(' '));
    });
    return () => {
      cancel();
      stop();
    };
    // `dark` is a dependency because the watermark has the text colour of the theme.
  }, [on, name, tenant, dark]);
  return null;
}
