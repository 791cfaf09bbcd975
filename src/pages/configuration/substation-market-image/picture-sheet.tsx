import { useState } from 'react';
import {
  marketImageApi,
  type MarketImage,
  type MarketPicture,
} from '@/api/substation/market-image';
import { SortableList } from '@/elements/control/sortable-list';
import { BulkEditBar } from '@/elements/form/page/bulk-edit-bar';
import { useBulkEdit } from '@/elements/form/page/use-bulk-edit';
import type { LoadResult } from '@/elements/query/use-load';
import { mediaOf } from '@/elements/text/media';
import { ImageUpload } from '@/elements/upload/image-upload';
import { LazyImageViewer } from '@/elements/upload/lazy-image-viewer';
import { t as text, useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { PictureLine } from './picture-line';
import { joined, keyOf, maxPictures, moved, toPicture } from './pictures';
import styles from './market-image.module.css';

const CopyPopup = lazyPopup(async () => (await import('./copy-popup')).CopyPopup);

const name = 'configuration.market';

interface PictureSheetProps {
  set: MarketImage;
  take: LoadResult<MarketImage>['applySaved'];
}

function useSet({ set, take }: PictureSheetProps) {
  const { id } = set;
  const sheet = useBulkEdit<MarketImage>({
    initial: set,
    onSave: async ({ images, concurrencyStamp }) => {
      const saved = await marketImageApi.update({ id, images, concurrencyStamp });
      return take(saved, { images });
    },
    conflict: {
      latest: () => marketImageApi.one({ id }),
      describe: ({ images }) => text(`${name}.changedByOther`, { count: images.length }),
      merge: (mine, { concurrencyStamp }) => ({ ...mine, concurrencyStamp }),
    },
  });
  const setImages = (images: MarketPicture[]) =>
    sheet.change({ ...sheet.data, images: images.slice(0, maxPictures) });
  return { sheet, setImages };
}

/** Sorts, titles, replaces and removes the pictures of one sub-station and saves them with one call. */
export function PictureSheet(props: PictureSheetProps) {
  const { t } = useTranslation();
  const { sheet, setImages } = useSet(props);
  const [viewed, setViewed] = useState<number | null>(null);
  const [copying, setCopying] = useState(false);
  const { images, substationName, id } = sheet.data;
  const items = images.map((picture, index) => ({
    id: keyOf(picture),
    text: picture.title || t(`${name}.untitled`, { at: index + 1 }),
    content: (
      <PictureLine
        picture={picture}
        index={index}
        onView={() => setViewed(index)}
        onChange={(next) => setImages(images.with(index, next))}
        onRemove={() => setImages(images.toSpliced(index, 1))}
      />
    ),
  }));
  return (
    <Grid
      as="section"
      gap={3}
      padding={4}
      panel
      className={styles.sheet}
      aria-label={substationName}
    >
      <Row as="header" gap={3} lineGap={1} wrap>
        <Text as="h2" size={16} strong>
          {substationName}
        </Text>
        <Text tone="muted">{t(`${name}.count`, { count: images.length, max: maxPictures })}</Text>
        <Button onClick={() => setCopying(true)}>{t(`${name}.copy`)}</Button>
      </Row>
      {images.length === 0 ? (
        <Text as="p" align="center" padding={6} tone="muted">
          {t(`${name}.empty`)}
        </Text>
      ) : (
        <SortableList
          label={substationName}
          items={items}
          onMove={(key, to) => setImages(moved(images, key, to))}
        />
      )}
      {images.length < maxPictures && (
        <ImageUpload
          label={t(`${name}.add`)}
          value={[]}
          options={{ limit: maxPictures - images.length }}
          onChange={(files) => setImages(joined(images, files.map(toPicture)))}
        />
      )}
      <BulkEditBar bulkEdit={sheet} />
      {viewed !== null && (
        <LazyImageViewer
          items={images.flatMap(({ imageUrl, title }) =>
            mediaOf({ url: imageUrl, name: title ?? '' }),
          )}
          start={viewed}
          onClose={() => setViewed(null)}
        />
      )}
      {copying && (
        <CopyPopup
          targetId={id}
          ownPictures={images}
          onCopy={setImages}
          onClose={() => setCopying(false)}
        />
      )}
    </Grid>
  );
}
