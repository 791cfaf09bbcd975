import { useRef, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Tabs } from '@/ui/tabs';
import { t } from '@/i18n';
import type { Policy } from '@/policies';
import { useCan } from '@/stores/app-config';
import { useTranslation } from 'react-i18next';
import styles from './crud-list.module.css';
import { internalNavigation } from '@/elements/filter/use-conditions';

/** One part of a page; its title stands at `<name>.tabs.<key>`. */
export interface PageTab<Given extends object = object> {
  key: string;
  policy?: Policy;
  Content: ComponentType<Given>;
}

interface TabbedPageProps<Given extends object> {
  name: string;
  tabs: PageTab<Given>[];
  /** What every part gets, e.g. the record the page is about. */
  given: Given;
}

const tabParam = 'tab';

/** The tab that the address names, else the first; each is left with its own conditions. */
export function TabbedPage<Given extends object>(props: TabbedPageProps<Given>) {
  const { name, tabs: declared, given } = props;
  useTranslation();
  const can = useCan();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const left = useRef(new Map<string, string>());
  const tabs = declared.filter(({ policy }) => can(policy));
  const asked = new URLSearchParams(search).get(tabParam);
  const active = tabs.find(({ key }) => key === asked)?.key ?? tabs[0]?.key ?? '';
  const go = (key: string) => {
    left.current.set(active, search);
    void navigate(pathname + (left.current.get(key) ?? `?${tabParam}=${key}`), internalNavigation);
  };
  return (
    <div className={styles.tabbed} data-print="flow">
      <Tabs
        label={t(`${name}.tabs.$label`)}
        active={active}
        onChange={go}
        items={tabs.map(({ key, Content }) => ({
          key,
          label: t(`${name}.tabs.${key}`),
          content: <Content {...given} />,
        }))}
      />
    </div>
  );
}

/** A page of several parts, which stay readable as `.tabs` for tests. */
export function tabbedPage(name: string, tabs: PageTab[]) {
  const Page = () => <TabbedPage name={name} tabs={tabs} given={{}} />;
  return Object.assign(Page, { tabs });
}
