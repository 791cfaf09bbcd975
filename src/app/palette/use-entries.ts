import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { barActions, useBarTexts } from '@/app/layout/bar-actions';
import { useGrantedRoutes } from '@/app/layout/granted-routes';
import { switchSubstation } from '@/app/layout/switcher/switch-substation';
import { confirmLeave, leaveSession } from '@/app/session/leave';
import { hasText, t, useTranslation } from '@/i18n';
import { findRoute, type FlatRoute } from '@/route-tree';
import { openShortcuts } from '@/stores/layout';
import { screenAddress, screenText } from '@/stores/privacy';
import { useRecentRecords, type RecentRecord } from '@/stores/recent';
import { allSubstations, useSubstations, substationTitle } from '@/stores/substations';
import { useTabs } from '@/stores/tabs';
import type { Entry } from './search';

/** The last URL of an open tab, or the path of the page. */
const tabAddress = (path: string) =>
  screenAddress(useTabs.getState().tabs.find((tab) => tab.path === path)?.fullPath ?? path);

const parentsOf = ({ parents }: FlatRoute) =>
  parents.map((parent) => t(`routes.${parent}`)).join(' / ');

/** Whether a page can be opened without a record. */
const opensWithoutRecord = ({ path, row }: FlatRoute) => !path.includes(':') && !row.identity;

const pageEntry = (route: FlatRoute): Entry => ({
  id: `page ${route.path}`,
  group: 'pages',
  title: t(`routes.${route.name}`),
  hint: parentsOf(route),
  to: tabAddress(route.path),
});

/** Leaves out records whose page the user may no longer open. */
function recordEntries(records: RecentRecord[], routes: FlatRoute[]) {
  return records.flatMap(({ path, title, kind }): Entry[] => {
    const route = findRoute(routes, path.split(/[?#]/, 1)[0] ?? path);
    if (!route) return [];
    const kindKey = `palette.kinds.${kind}`;
    const hint = t(hasText(kindKey) ? kindKey : `routes.${route.name}`);
    return [{ id: `record ${path}`, group: 'recent', title: screenText(title), hint, to: path }];
  });
}

/** The actions of the top bar, the list of shortcuts and the sign-out. */
function useActionEntries(navigate: NavigateFunction): Entry[] {
  const texts = useBarTexts();
  const signOut = async () => {
    if (await confirmLeave()) leaveSession(navigate);
  };
  const barEntries = barActions.map(({ key, run }) => ({
    key,
    title: key === 'language' ? t('palette.language', { language: texts[key] }) : texts[key],
    run: () => run(),
  }));
  const actions = [
    ...barEntries,
    { key: 'shortcuts', title: t('palette.shortcuts.title'), run: openShortcuts },
    { key: 'signOut', title: t('elements.frame.signOut'), run: () => void signOut() },
  ];
  return actions.map(({ key, title, run }) => ({
    id: `action ${key}`,
    group: 'actions',
    title,
    run,
  }));
}

/** All sub-stations except the chosen one. */
function useSubstationEntries(): Entry[] {
  const { managed, chosen } = useSubstations();
  if (managed.length < 2) return [];
  return [allSubstations, ...managed]
    .filter(({ id }) => String(id) !== String(chosen.id))
    .map((substation) => ({
      id: `substation ${substation.id}`,
      group: 'substations',
      title: substationTitle(substation),
      run: () => void switchSubstation(substation),
    }));
}

/** All entries of the palette for the signed-in user. */
export function useEntries(): Entry[] {
  useTranslation();
  const navigate = useNavigate();
  const { routes } = useGrantedRoutes();
  const recent = useRecentRecords();
  const actions = useActionEntries(navigate);
  const substations = useSubstationEntries();
  return [
    ...recordEntries(recent, routes),
    ...routes.filter(opensWithoutRecord).map(pageEntry),
    ...actions,
    ...substations,
  ];
}
