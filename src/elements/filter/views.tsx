import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { isShownView, useListViews, viewSearch } from '@/stores/list-views';
import { tabParameter } from '@/stores/tabs';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { Popover } from '@/ui/overlay/popover';
import { useAddress } from './use-address';
import styles from './views.module.css';

const viewsPx = 360;

const ViewList = lazyPart(async () => (await import('./view-list')).ViewList);

interface ViewsProps {
  /** Name of the page; views are stored per user and table. */
  name: string;
  /** The layout that the list shows, if it has several. */
  layout?: string;
}

/** The address has no more than the tab of a page with several lists. */
const isUnset = (search: string) =>
  [...new URLSearchParams(search).keys()].every((key) => key === tabParameter);

/** Opens the default view of a list once, and only when the URL has no conditions. */
function useDefaultView(name: string, search: string, show: (search: string) => void) {
  const { views, defaultView } = useListViews(name);
  // A ref, because the effect runs again when a hidden tab is shown: the user may have cleared the conditions
  // meanwhile.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const view = views.find((one) => one.name === defaultView);
    if (view?.search && isUnset(search)) show(view.search);
  });
}

/** A button that opens the saved views of a list, and shows the name of the current view. */
export function Views({ name, layout }: ViewsProps) {
  const { t } = useTranslation();
  const { pathname, search, replaceSearch } = useAddress();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { views } = useListViews(name);
  useDefaultView(name, search, replaceSearch);
  const current = viewSearch(search) && views.find((view) => isShownView(view, search, layout));
  const close = () => setIsOpen(false);
  return (
    <>
      <Row
        ref={opener}
        as="button"
        gap={1}
        inline
        rigid
        frame
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis>{current ? current.name : t('elements.views.title')}</Ellipsis>
        <Icon icon={DownOutlined} size={10} />
      </Row>
      {isOpen && (
        <Popover title={t('elements.views.title')} width={viewsPx} anchor={opener} onClose={close}>
          <ViewList {...{ name, layout, pathname, search }} onShow={close} />
        </Popover>
      )}
    </>
  );
}
