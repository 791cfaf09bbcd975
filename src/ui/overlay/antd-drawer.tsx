import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '@/i18n';
import { Drawer as AntdDrawer } from '@/ui/antd/drawer';
import { LayerContext, useFocusFences, useLayer } from './layer';
import { useReturnFocus } from './use-return-focus';
import styles from './drawer.module.css';

interface DrawerProps {
  title: string;
  /** The edge of the window. */
  placement: 'right' | 'bottom';
  /** For a record, with two columns of facts. */
  wide?: boolean;
  /** Between the title and the button that closes, e.g. a link. */
  extra?: ReactNode;
  /** What stays in view at the lower edge. */
  footer?: ReactNode;
  /** Leaves the page bright, so that its colours are visible. */
  hasClearMask?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Motion is off: otherwise typed text is lost when a hidden tab with an open drawer is shown again. */
const still = { motionName: '' };

const { section, header, body, footer: foot, mask } = styles;
const parts = { section, header, body, footer: foot };
const clearParts = { ...parts, mask };

const [narrowSize, wideSize] = ['360px', '560px'];

interface ContentProps extends ComponentProps<typeof LayerContext> {
  panel: RefObject<HTMLElement | null>;
}

/** What needs the panel runs with its content, because antd draws both one commit later than the drawer. */
function Content({ panel, ...context }: ContentProps) {
  useFocusFences(panel);
  useReturnFocus(panel);
  useEffect(() => {
    const { current } = panel;
    if (!current || current.contains(document.activeElement)) return;
    // antd would focus an element around the dialog, and screen readers would not announce the dialog.
    current.setAttribute('tabindex', '-1');
    current.focus({ preventScroll: true });
  }, [panel]);
  return <LayerContext {...context} />;
}

/** A drawer at the side of the page, or a sheet from its bottom edge. The focus returns to the opener. */
export function Drawer(props: DrawerProps) {
  const { title, placement, wide, extra, footer, hasClearMask, onClose, children } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const { layer, close, isTopmost, zIndex } = useLayer(onClose);
  return (
    <AntdDrawer
      open
      panelRef={panel}
      placement={placement}
      size={placement === 'right' ? `min(${wide ? wideSize : narrowSize}, 100vw)` : 'auto'}
      rootClassName={styles[placement]}
      classNames={hasClearMask ? clearParts : parts}
      title={<h2>{title}</h2>}
      extra={extra}
      footer={footer}
      closable={{ placement: 'end', 'aria-label': t('common.close') }}
      motion={still}
      maskMotion={still}
      push={false}
      focusable={{ trap: isTopmost, focusTriggerAfterClose: false }}
      autoFocus={false}
      zIndex={zIndex}
      onClose={close}
    >
      <Content panel={panel} value={layer}>
        {children}
      </Content>
    </AntdDrawer>
  );
}
