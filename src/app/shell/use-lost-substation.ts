import { useEffect } from 'react';
import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { useSubstations } from '@/stores/substations';

/** Says once that what was chosen before is not managed by this user: nobody works in another scope unawares. */
export function useLostSubstation() {
  const lost = useSubstations((state) => state.lost);
  useEffect(() => {
    if (!lost) return;
    useSubstations.setState({ lost: null });
    notify.infoPopup(t('elements.switcher.lost', { name: lost.substationName }));
  }, [lost]);
}
