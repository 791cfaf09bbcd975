import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { hasText, t } from '@/i18n';

const ownTitle = (name: string) => `${name}.title`;
const defaultTitle = () => t('elements.list.title');

/** Whether the texts of a list name it. */
export const hasOwnTitle = (name: string) => hasText(ownTitle(name));

/** The name of a list in a popup or next to others. */
export const listTitle = (name: string) => (hasOwnTitle(name) ? t(ownTitle(name)) : defaultTitle());

/** Whether the list has the name of the page that it is the content of. */
export function useIsTitledByPage(name: string) {
  const routeTitle = `routes.${useLocation().pathname}`;
  return !hasOwnTitle(name) || (hasText(routeTitle) && listTitle(name) === t(routeTitle));
}

/** The title of the tab of a page in which a list lies. */
export const TabTitle = createContext<string | undefined>(undefined);

/** The name of a list: its own or, for one that is the content of a page, that of its tab or of its page. */
export function useListTitle(name: string, embedded: boolean) {
  const tabTitle = use(TabTitle);
  const routeTitle = `routes.${useLocation().pathname}`;
  if (embedded || hasOwnTitle(name)) return listTitle(name);
  return tabTitle ?? (hasText(routeTitle) ? t(routeTitle) : defaultTitle());
}
