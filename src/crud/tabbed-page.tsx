import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HeldSearch, internalNavigation } from '@/elements/filter/use-address';
import { t, useTranslation } from '@/i18n';
import type { Policy } from '@/policies';
import { useCan } from '@/stores/app-config';
import { tabParameter } from '@/stores/tabs';
import { PageLink } from '@/ui/button';
import { Box } from '@/ui/layout/layout';
import { Tabs } from '@/ui/tabs';
import { TabTitle } from './list-title';
import styles from './crud-list.module.css';

/** One tab of a page; the text `<name>.tabs.<key>` is its title. */
export interface PageTab<ContentProps extends object = object> {
  key: string;
  policy?: Policy;
  /** Number of records in the tab, as far as it is known. */
  count?: (props: ContentProps) => number | undefined;
  Content: ComponentType<ContentProps>;
}

interface TabbedPageProps<ContentProps extends object> {
  name: string;
  tabs: PageTab<ContentProps>[];
  /** Props of every tab's content, e.g. the record the page is about. */
  contentProps: ContentProps;
}

/** A link to another tab of the page. */
export const TabLink = ({ tab, children }: { tab: string; children: ReactNode }) => (
  <PageLink variant="link" to={`?${tabParameter}=${tab}`} {...internalNavigation}>
    {children}
  </PageLink>
);

/**
 * The content of a tab. While another one is shown it keeps the query that it was left with: the conditions and the open
 * record of the other tab are not its own, and it would ask the server for them.
 */
function TabContent({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const { search } = useLocation();
  const [own, setOwn] = useState(search);
  if (isShown && own !== search) setOwn(search);
  return <HeldSearch value={isShown ? null : own}>{children}</HeldSearch>;
}

/** A page with tabs; the URL names the active one. A tab that is opened again has the conditions it was left with. */
export function TabbedPage<ContentProps extends object>(props: TabbedPageProps<ContentProps>) {
  const { name, tabs: declared, contentProps } = props;
  useTranslation();
  const can = useCan();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const searchByTab = useRef(new Map<string, string>());
  const tabs = declared.filter(({ policy }) => can(policy));
  const requested = new URLSearchParams(search).get(tabParameter);
  const active = tabs.find(({ key }) => key === requested)?.key ?? tabs[0]?.key ?? '';
  const go = (key: string) => {
    searchByTab.current.set(active, search);
    void navigate(
      pathname + (searchByTab.current.get(key) ?? `?${tabParameter}=${key}`),
      internalNavigation,
    );
  };
  return (
    <Box padding={2} fill className={styles.tabbed} data-print="flow">
      <Tabs
        label={t(`${name}.tabs.$label`)}
        active={active}
        onChange={go}
        items={tabs.map(({ key, count, Content }) => {
          const label = t(`${name}.tabs.${key}`);
          return {
            key,
            label,
            count: count?.(contentProps),
            content: (
              <TabTitle value={label}>
                <TabContent isShown={key === active}>
                  <Content {...contentProps} />
                </TabContent>
              </TabTitle>
            ),
          };
        })}
      />
    </Box>
  );
}

/** A page component from a list of tabs. Tests read the list as `.tabs`. */
export function tabbedPage(name: string, tabs: PageTab[]) {
  const Page = () => <TabbedPage name={name} tabs={tabs} contentProps={{}} />;
  return Object.assign(Page, { tabs });
}
