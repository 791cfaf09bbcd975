import { confirmLeave } from '@/app/session/leave';
import { t } from '@/i18n';
import { pauseRequests } from '@/stores/request-gate';
import {
  chooseSubstation,
  substationTitle,
  useSubstations,
  type ChosenSubstation,
} from '@/stores/substations';
import { useTabs } from '@/stores/tabs';
import { notify } from '@/ui/feedback/notify';

export const switchReloadMs = 2_000;

/** Unmounts all pages: late responses to their requests belong to the previous sub-station. */
const unmountPages = () =>
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map((tab) => ({ ...tab, shown: false })) }));

/** Confirms unsaved work, stores the choice, shows a message and reloads the page. */
export async function switchSubstation(to: ChosenSubstation): Promise<void> {
  const { chosen, switching } = useSubstations.getState();
  if (switching || String(chosen.id) === String(to.id)) return;
  if (!(await confirmLeave())) return;
  useSubstations.setState({ switching: true });
  pauseRequests('switch');
  unmountPages();
  chooseSubstation(to);
  notify.infoPopup(
    t('elements.switcher.going', { name: substationTitle(to) }),
    t('elements.switcher.switching'),
  );
  setTimeout(() => location.reload(), switchReloadMs);
}
