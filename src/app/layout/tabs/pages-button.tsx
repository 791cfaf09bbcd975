import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { useDirty } from '@/stores/dirty';
import { useTabs } from '@/stores/tabs';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import styles from './pages-button.module.css';

const PagesSheet = lazyPopup(async () => (await import('./pages-sheet')).PagesSheet);

/** The title of the page on a phone, which has no tab bar: it opens a sheet with the pages that are open. */
export function PagesButton({ title }: { title: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const tabs = useTabs((state) => state.tabs);
  const isDirty = useDirty(({ work }) => work.size > 0);
  const current = tabs.find(({ fullPath }) => fullPath === pathname + search);
  return (
    <>
      <Row
        as="button"
        gap={1}
        grow
        shrink
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {isDirty && <i className={styles.dirty} aria-hidden="true" />}
        <Ellipsis>{title}</Ellipsis>
        <span className={styles.count} aria-hidden="true">
          {tabs.length}
        </span>
        <span className="visually-hidden">
          {t('elements.tabs.openPages', { count: tabs.length })}
        </span>
        <Icon icon={DownOutlined} size={10} />
      </Row>
      {isOpen && <PagesSheet active={current?.id ?? pathname} onClose={() => setIsOpen(false)} />}
    </>
  );
}
