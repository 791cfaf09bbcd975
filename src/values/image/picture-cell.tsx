import { useState, type CSSProperties } from 'react';
import { mediaOf } from '@/elements/text/media';
import { LazyImageViewer } from '@/elements/upload/lazy-image-viewer';
import { MediaThumb } from '@/elements/upload/media-thumb';
import { useTranslation } from '@/i18n';
import styles from './picture-cell.module.css';

/** The number of files that a cell shows; the rest is counted. */
const shownAttachments = 3;

interface PictureCellProps {
  variant: 'image' | 'attachments';
  value: unknown;
  /** The ratio of width to height of a picture that is shown whole. */
  aspect?: number;
  inCard: boolean;
}

/** Thumbnails of the files of a row; a click opens the viewer with all of them. */
export function PictureCell({ variant, value, aspect, inCard }: PictureCellProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  const items = mediaOf(value);
  const maxShown = variant === 'image' ? 1 : shownAttachments;
  const shown = items.slice(0, maxShown);
  const hiddenCount = items.length - shown.length;
  return (
    <span
      className={styles.row}
      data-card={inCard || undefined}
      data-whole={aspect ? '' : undefined}
      style={aspect ? ({ '--aspect': aspect } as CSSProperties) : undefined}
    >
      {shown.map((media, index) => (
        <MediaThumb
          // The same file may be attached twice.
          key={`${index} ${media.url}`}
          media={media}
          size={aspect && aspect !== 1 ? 'whole' : 'small'}
          className={styles[variant] ?? ''}
          onOpen={() => setOpen(index)}
        />
      ))}
      {hiddenCount > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-label={t('elements.cells.moreFiles', { count: hiddenCount })}
          onClick={() => setOpen(maxShown)}
        >
          +{hiddenCount}
        </button>
      )}
      {open !== null && (
        <LazyImageViewer items={items} start={open} onClose={() => setOpen(null)} />
      )}
    </span>
  );
}
