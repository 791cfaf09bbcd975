import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import OneToOneOutlined from '@ant-design/icons-svg/es/asn/OneToOneOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import RotateRightOutlined from '@ant-design/icons-svg/es/asn/RotateRightOutlined';
import ZoomInOutlined from '@ant-design/icons-svg/es/asn/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons-svg/es/asn/ZoomOutOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { mediaGroup, mediaName, type Media } from '@/elements/text/media';
import { useTranslation } from '@/i18n';
import { clamp } from '@/lib/number';
import { safeUrl } from '@/lib/url/safe-url';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Ellipsis, Row, Text } from '@/ui/layout/layout';
import { ModalLayer } from '@/ui/overlay/modal-layer';
import { MediaThumb } from './media-thumb';
import { Stage } from './viewer-stage';
import { rotated, startView, zoomed, type View } from './viewer-view';
import styles from './image-viewer.module.css';

interface ImageViewerProps {
  /** At least one item. */
  items: Media[];
  /** Index of the first item to show. */
  start?: number;
  onClose: () => void;
}

type Change = (view: View) => View;
const changes = {
  zoomOut: (view) => zoomed(view, -1),
  zoomIn: (view) => zoomed(view, 1),
  rotate: rotated,
  reset: () => startView,
} satisfies Record<string, Change>;
const changeIcons: Record<keyof typeof changes, IconDefinition> = {
  zoomOut: ZoomOutOutlined,
  zoomIn: ZoomInOutlined,
  rotate: RotateRightOutlined,
  reset: OneToOneOutlined,
};
const isChange = (name: string): name is keyof typeof changes => name in changes;

const keys: Record<string, keyof typeof changes> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  r: 'rotate',
  R: 'rotate',
  '0': 'reset',
};
const turns: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

interface ToolsProps {
  media: Media;
  view: View;
  position: string;
  onChange: (change: Change) => void;
  onClose: () => void;
}

function Tools({ media, view, position, onChange, onClose }: ToolsProps) {
  const { t } = useTranslation();
  const isPicture = mediaGroup(media) === 'image';
  const href = safeUrl(media.url);
  return (
    <Row gap={1} rigid className={styles.tools}>
      <Text digits rigid>
        {position}
      </Text>
      <Ellipsis as="bdi" grow shrink className={styles.name}>
        {mediaName(media)}
      </Ellipsis>
      {isPicture && (
        <Text digits rigid className={styles.scale} aria-live="polite">
          {t('elements.viewer.scale', { percent: Math.round(view.zoom * 100) })}
        </Text>
      )}
      {isPicture &&
        Object.keys(changes)
          .filter(isChange)
          .map((name) => (
            <IconButton
              key={name}
              className={styles.tool}
              label={t(`elements.viewer.${name}`)}
              title={t(`elements.viewer.${name}`)}
              onClick={() => onChange(changes[name])}
            >
              <Icon icon={changeIcons[name]} size={18} />
            </IconButton>
          ))}
      {href && (
        <a
          className={styles.tool}
          href={href}
          download={mediaName(media)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('elements.viewer.download')}
          title={t('elements.viewer.download')}
        >
          <Icon icon={DownloadOutlined} size={18} />
        </a>
      )}
      <IconButton
        className={`${styles.tool} ${styles.close}`}
        label={t('elements.viewer.close')}
        title={t('elements.viewer.close')}
        onClick={onClose}
      >
        <Icon icon={CloseOutlined} size={18} />
      </IconButton>
    </Row>
  );
}

/** React bubbles events of a portal to the parents of the component: they must not open a row or close a form. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

const { wrapper, container, body, mask } = styles;
const parts = { wrapper, container, header: 'visually-hidden', body, mask };

/** Shows pictures and recordings one at a time over the whole window, with thumbnails of all below. */
export function ImageViewer({ items, start = 0, onClose }: ImageViewerProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(clamp(start, 0, items.length - 1));
  const [view, setView] = useState(startView);
  const media = items[index];
  if (!media) return null;
  const show = (next: number) => {
    setIndex((next + items.length) % items.length);
    setView(startView);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    const turn = turns[event.key];
    const name = keys[event.key];
    // Media elements handle keys themselves, and the browser handles those with Ctrl.
    if (event.target instanceof HTMLMediaElement || event.ctrlKey || event.metaKey) return;
    if (turn && items.length > 1) show(index + turn);
    if (name) setView(changes[name]);
    if (turn || name) event.preventDefault();
  };
  const arrow = (name: 'previous' | 'next', step: 1 | -1) => (
    <IconButton
      className={`${styles.tool} ${styles[name]}`}
      label={t(`elements.viewer.${name}`)}
      onClick={() => show(index + step)}
    >
      <Icon icon={name === 'previous' ? LeftOutlined : RightOutlined} size={18} />
    </IconButton>
  );
  const position = t('elements.viewer.place', { at: index + 1, count: items.length });
  return (
    <ModalLayer
      title={t('elements.viewer.title')}
      footer={null}
      closable={false}
      classNames={parts}
      around={{
        onKeyDown,
        onClick: keepInside,
        onDoubleClick: keepInside,
        onPointerDown: keepInside,
        onPaste: keepInside,
      }}
      onClose={onClose}
    >
      <Tools media={media} view={view} position={position} onChange={setView} onClose={onClose} />
      <Row align="stretch" grow className={styles.middle}>
        <Stage media={media} view={view} onView={setView} onTurn={(step) => show(index + step)} />
        {items.length > 1 && arrow('previous', -1)}
        {items.length > 1 && arrow('next', 1)}
      </Row>
      {items.length > 1 && (
        <Row gap={2} align="stretch" rigid className={styles.strip}>
          {items.map((item, itemIndex) => (
            <MediaThumb
              key={`${itemIndex} ${item.url}`}
              media={item}
              className={styles.small ?? ''}
              current={itemIndex === index}
              onOpen={() => show(itemIndex)}
            />
          ))}
        </Row>
      )}
    </ModalLayer>
  );
}
