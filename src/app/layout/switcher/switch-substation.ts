import { confirmLeave } from '@/app/session/leave';
import { switchReloadMs } from '@/config/limits';
import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { pauseRequests } from '@/stores/request-gate';
import {
  chooseSubstation,
  isAllSubstations,
  useSubstations,
  type ChosenSubstation,
} from '@/stores/substations';
import { useTabs } from '@/stores/tabs';

export const substationTitle = ({ id, substationName }: ChosenSubstation): string =>
  isAllSubstations(id) ? t('common.allSubstations') : substationName;

/** Takes all pages down: what they still wait for belongs to the old scope and must not show. */
const closePages = () =>
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map((tab) => ({ ...tab, shown: false })) }));

/** Asks for unsaved work, stores the choice, says where it goes, and reloads the window there. */
export async function switchSubstation(to: ChosenSubstation): Promise<void> {
  const { chosen, switching } = useSubstations.getState();
  if (switching || String(chosen.id) === String(to.id)) return;
  if (!(await confirmLeave())) return;
  useSubstations.setState({ switching: true });
  pauseRequests('switch');
  closePages();
  chooseSubstation(to);
  notify.infoPopup(
    t('elements.switcher.going', { name: substationTitle(to) }),
    t('elements.switcher.switching'),
  );
  setTimeout(() => location.reload(), switchReloadMs);
}
