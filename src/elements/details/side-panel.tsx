import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import {
  useId,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from '@/i18n';
import { clamp } from '@/lib/number';
import { panelPx, setPanelWidth, usePanelWidth } from '@/stores/panel-width';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row, Text } from '@/ui/layout/layout';
import styles from './side-panel.module.css';

const stepPx = 20;
const widthProperty = '--panel-width';
const fit = (px: number) => clamp(Math.round(px), panelPx.min, panelPx.max);

/** The edge between the list and the panel: dragged, or moved with the arrow keys; a double click resets it. */
function Edge() {
  const { t } = useTranslation();
  const px = usePanelWidth();
  const onPointerDown = (down: PointerEvent<HTMLHRElement>) => {
    const edge = down.currentTarget;
    const panel = edge.parentElement;
    if (!panel || down.button !== 0) return;
    const startPx = panel.offsetWidth;
    let nextPx = startPx;
    edge.setPointerCapture(down.pointerId);
    edge.onpointermove = ({ clientX }) => {
      nextPx = fit(startPx + down.clientX - clientX);
      // Stored only at the end, so that a drag renders nothing.
      panel.style.setProperty(widthProperty, `${nextPx}px`);
    };
    edge.onlostpointercapture = () => {
      edge.onpointermove = null;
      edge.onlostpointercapture = null;
      if (nextPx !== startPx) setPanelWidth(nextPx);
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: px + stepPx,
      ArrowRight: px - stepPx,
      Home: panelPx.min,
      End: panelPx.max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPanelWidth(fit(next));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a control
    <hr
      aria-orientation="vertical"
      aria-label={t('panel.width')}
      aria-valuenow={px}
      aria-valuemin={panelPx.min}
      aria-valuemax={panelPx.max}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a focusable separator is a control
      tabIndex={0}
      className={styles.edge}
      data-print="no"
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => setPanelWidth(panelPx.initial)}
    />
  );
}

interface SidePanelProps {
  title: string;
  /** Between the title and the button that closes, e.g. a link. */
  extra?: ReactNode;
  element: RefObject<HTMLElement | null>;
  /** What stays in view below the content. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A record beside the list from which it was opened, which stays usable. */
export function SidePanel({ title, extra, element, footer, onClose, children }: SidePanelProps) {
  const { t } = useTranslation();
  const headingId = useId();
  // CSSProperties does not know custom properties. The style sheet reads this one.
  const style = { [widthProperty]: `${usePanelWidth()}px` } as CSSProperties;
  return (
    <section
      ref={element}
      className={styles.panel}
      style={style}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-print="alone"
    >
      <Edge />
      <Row gap={2} justify="between" className={styles.head}>
        <Text as="h2" id={headingId} size={16} strong grow shrink breaks>
          {title}
        </Text>
        {extra}
        <IconButton label={t('common.close')} onClick={onClose}>
          <Icon icon={CloseOutlined} />
        </IconButton>
      </Row>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
