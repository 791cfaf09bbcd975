import { useState, type CSSProperties } from 'react';
import { mediaOf } from '@/elements/text/media';
import { LazyImageViewer } from '@/elements/upload/lazy-image-viewer';
import { MediaThumb } from '@/elements/upload/media-thumb';
import { useTranslation } from '@/i18n';
import type { ImageSize } from '@/lib/file/image-size';
import styles from './picture-cell.module.css';

/** The number of files that a cell shows; the rest is counted. */
const shownAttachments = 3;

interface PictureCellProps {
  /** A large picture can be read without opening it. */
  variant: 'image' | 'attachments' | 'large';
  value: unknown;
  /** The ratio of width to height of a picture that is shown whole. */
  aspect?: number;
  inCard: boolean;
}

/** The object storage would crop a large picture, in which every edge matters. */
const sizeOf = (variant: PictureCellProps['variant'], aspect?: number): ImageSize => {
  if (variant === 'large') return 'none';
  return aspect && aspect !== 1 ? 'whole' : 'small';
};

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
          size={sizeOf(variant, aspect)}
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
