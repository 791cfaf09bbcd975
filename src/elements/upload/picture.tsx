import { env } from '@/config/env';
import { useTranslation } from '@/i18n';
import { afterPaint } from '@/lib/dom';
import { sizedImageUrl, type ImageSize } from '@/lib/file/image-size';
import { Grid } from '@/ui/layout/layout';
import { SafeImage } from '@/ui/safe-image';
import styles from './picture.module.css';

/** The query that makes the object storage resize a picture. */
const imageStoreQuery = 'x-oss-process=image/resize,m_{mode},w_{px},h_{px}';

const imageStore = { hosts: env.imageHosts, query: imageStoreQuery };

interface PictureProps {
  url: string;
  alt: string;
  /** Size to request from the object storage: small 72 px, whole 144 without a crop, middle 400, large 1024, none as it is. */
  size?: ImageSize;
}

/**
 * Loads an image that is out of view once its row is painted. Without it, pictures of a long table load and are drawn in
 * the middle of scrolling; with `loading="eager"`, a hundred rows appear 85 ms later.
 */
const loadAfterPaint = (image: HTMLImageElement) =>
  afterPaint(() => {
    image.loading = 'eager';
  });

/** An image that fills its box, or a placeholder where it cannot be shown. */
export function Picture({ url, alt, size = 'middle' }: PictureProps) {
  const { t } = useTranslation();
  const hint = t('elements.viewer.failed');
  return (
    <SafeImage
      className={styles.picture}
      src={sizedImageUrl(url, size, imageStore)}
      alt={alt}
      ref={size === 'small' || size === 'whole' ? loadAfterPaint : undefined}
      loading="lazy"
      decoding="async"
      draggable={false}
      fallback={
        <Grid as="span" align="center" justify="center" className={styles.broken} title={hint}>
          <span className="visually-hidden">{`${alt} ${hint}`}</span>
        </Grid>
      }
    />
  );
}
