import type { MouseEvent } from 'react';
import { mediaGroup, mediaName, type Media } from '@/elements/text/media';
import { useTranslation } from '@/i18n';
import { extensionOf } from '@/lib/file/file-type';
import type { ImageSize } from '@/lib/file/image-size';
import { Grid } from '@/ui/layout/layout';
import { Picture } from './picture';
import styles from './media-thumb.module.css';

interface MediaThumbProps {
  media: Media;
  className: string;
  size?: ImageSize;
  current?: boolean;
  onOpen: (event: MouseEvent) => void;
}

/** A thumbnail, or the extension of a file that is not an image. A click opens it. */
export function MediaThumb({ media, className, size = 'small', current, onOpen }: MediaThumbProps) {
  const { t } = useTranslation();
  const name = mediaName(media);
  return (
    <button
      type="button"
      className={`${styles.thumb} ${className}`}
      aria-label={t('elements.viewer.view', { name })}
      aria-current={current || undefined}
      title={name}
      onClick={onOpen}
    >
      {mediaGroup(media) === 'image' ? (
        <Picture url={media.url} alt="" size={size} />
      ) : (
        <Grid as="span" align="center" justify="center" tone="secondary" className={styles.badge}>
          {extensionOf(name)}
        </Grid>
      )}
    </button>
  );
}
