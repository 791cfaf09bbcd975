import { useLocation } from 'react-router-dom';
import { PagesButton } from '@/app/layout/tabs/pages-button';
import { useTranslation } from '@/i18n';
import { findRoute } from '@/route-tree';
import { screenText, usePrivacy } from '@/stores/privacy';
import { useSettings } from '@/stores/settings';
import { useTabs } from '@/stores/tabs';
import { Row } from '@/ui/layout/layout';
import { useIsExtraSmall } from '@/ui/use-media';
import { useConstantPageName, useGrantedRoutes } from './granted-routes';
import styles from './breadcrumb.module.css';

/** The groups of the page, the page and its record; on a phone only the last of them, which opens the other pages. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { routes } = useGrantedRoutes();
  // The name of the record depends on it.
  usePrivacy();
  const own = useConstantPageName(pathname);
  const record = useTabs(
    ({ tabs }) => tabs.find((tab) => tab.fullPath === pathname + search)?.title,
  );
  const isSmall = useIsExtraSmall();
  const hasPagesButton = useSettings(({ tabBar }) => tabBar) && isSmall;
  const route = findRoute(routes, pathname);
  const names = route ? [...route.parents, route.name] : [own];
  const all = names.map((name) => t(`routes.${name}`));
  // A group may be named like its only page.
  const titles = all.filter((title, index) => title !== all[index + 1]);
  if (record) titles.push(screenText(record));
  if (hasPagesButton) return <PagesButton title={titles.at(-1) ?? ''} />;
  return (
    <nav className={styles.crumbs} aria-label={t('elements.frame.breadcrumb')}>
      <Row as="ol" align="stretch" tone="muted">
        {titles.map((title, index) => (
          <li
            key={index}
            title={title}
            aria-current={index === titles.length - 1 ? 'page' : undefined}
          >
            {title}
          </li>
        ))}
      </Row>
    </nav>
  );
}
