import { useEffect } from 'react';
import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { useSubstations } from '@/stores/substations';

/**
 * Tells the user once that the last sub-station is no longer available, because the data now belongs to another scope.
 */
export function useLostSubstation() {
  const lost = useSubstations((state) => state.lost);
  useEffect(() => {
    if (!lost) return;
    useSubstations.setState({ lost: null });
    notify.infoPopup(t('elements.switcher.lost', { name: lost.substationName }));
  }, [lost]);
}
