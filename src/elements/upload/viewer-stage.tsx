import { useRef, type PointerEvent } from 'react';
import { mediaGroup, mediaName, type Media } from '@/elements/text/media';
import { useTranslation } from '@/i18n';
import { safeUrl } from '@/lib/url/safe-url';
import { SafeImage } from '@/ui/safe-image';
import { isTurned, moved, transformOf, zoomed, type View } from './viewer-view';
import styles from './image-viewer.module.css';

/** The length of a swipe to the next picture. */
const swipePx = 60;

interface StageProps {
  media: Media;
  view: View;
  onView: (change: (view: View) => View) => void;
  onTurn: (step: 1 | -1) => void;
}

function Recording({ media }: { media: Media }) {
  const { t } = useTranslation();
  const group = mediaGroup(media);
  const url = safeUrl(media.url);
  // Recordings of users have no captions.
  if (url && group === 'video') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are none
    return <video className={styles.media} src={url} controls preload="metadata" />;
  }
  if (url && group === 'audio') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are none
    return <audio src={url} controls preload="metadata" />;
  }
  return <p className={styles.note}>{t('elements.viewer.noPreview')}</p>;
}

function LargePicture({ media, view }: Pick<StageProps, 'media' | 'view'>) {
  const { t } = useTranslation();
  return (
    <SafeImage
      className={styles.media}
      data-turned={isTurned(view) || undefined}
      style={{ transform: transformOf(view) }}
      src={media.url}
      alt={mediaName(media)}
      draggable={false}
      fallback={<p className={styles.note}>{t('elements.viewer.failed')}</p>}
    />
  );
}

/** The current picture: the wheel zooms, dragging moves a zoomed picture, a swipe shows the next one. */
export function Stage({ media, view, onView, onTurn }: StageProps) {
  const from = useRef<{ x: number; y: number; startX: number } | null>(null);
  if (mediaGroup(media) !== 'image') {
    return (
      <div className={styles.stage}>
        <Recording media={media} />
      </div>
    );
  }
  const onPointerDown = ({ clientX: x, clientY: y, button }: PointerEvent) => {
    if (button === 0) from.current = { x, y, startX: x };
  };
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    const last = from.current;
    if (!last) return;
    onView((before) => moved(before, x - last.x, y - last.y));
    from.current = { ...last, x, y };
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const distancePx = clientX - (from.current?.startX ?? clientX);
    from.current = null;
    if (view.zoom <= 1 && Math.abs(distancePx) > swipePx) onTurn(distancePx < 0 ? 1 : -1);
  };
  return (
    <div
      className={styles.stage}
      data-movable={view.zoom > 1 || undefined}
      onWheel={({ deltaY }) =>
        deltaY !== 0 && onView((before) => zoomed(before, deltaY < 0 ? 1 : -1))
      }
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerLeave={() => {
        from.current = null;
      }}
    >
      <LargePicture key={media.url} media={media} view={view} />
    </div>
  );
}
