import { useState } from 'react';
import type { MarketPicture } from '@/api/substation/market-image';
import { LimitedInput } from '@/elements/control/limited-input';
import { mediaOf } from '@/elements/text/media';
import { ImageUpload } from '@/elements/upload/image-upload';
import { MediaThumb } from '@/elements/upload/media-thumb';
import { useTranslation } from '@/i18n';
import { trimText } from '@/lib/text';
import { Button } from '@/ui/button';
import { Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { titleLength, toPicture } from './pictures';
import styles from './market-image.module.css';

const name = 'configuration.market';

interface PictureLineProps {
  picture: MarketPicture;
  /** Position among the pictures, from 0. */
  index: number;
  onView: () => void;
  onChange: (picture: MarketPicture) => void;
  onRemove: () => void;
}

/** One picture with its title; a click opens the viewer. */
export function PictureLine({ picture, index, onView, onChange, onRemove }: PictureLineProps) {
  const { t } = useTranslation();
  const [replacing, setReplacing] = useState(false);
  const { imageUrl, title } = picture;
  const text = title || t(`${name}.untitled`, { at: index + 1 });
  const act = (code: string) => t(`${name}.act`, { action: t(`${name}.${code}`), title: text });
  return (
    <Row gap={3} grow shrink className={styles.row}>
      <Text tone="muted" digits rigid className={styles.position}>
        {index + 1}
      </Text>
      {mediaOf({ url: imageUrl, name: text }).map((media) => (
        <MediaThumb
          key={media.url}
          media={media}
          size="middle"
          className={styles.thumb ?? ''}
          onOpen={onView}
        />
      ))}
      <LimitedInput
        className={styles.title}
        aria-label={t(`${name}.titleOf`, { at: index + 1 })}
        placeholder={t(`${name}.titleHint`)}
        max={titleLength}
        value={title ?? ''}
        onChange={({ target }) => onChange({ ...picture, title: target.value || null })}
        onBlur={() => {
          const trimmed = trimText(title ?? '') || null;
          if (trimmed !== title) onChange({ ...picture, title: trimmed });
        }}
      />
      <Row as="span" gap={1} align="stretch" rigid className={styles.actions}>
        <Button variant="text" aria-label={act('replace')} onClick={() => setReplacing(true)}>
          {t(`${name}.replace`)}
        </Button>
        <Button variant="text" data-danger="true" aria-label={act('remove')} onClick={onRemove}>
          {t(`${name}.remove`)}
        </Button>
      </Row>
      {replacing && (
        <Popup title={act('replace')} footer={null} onClose={() => setReplacing(false)}>
          <ImageUpload
            label={act('replace')}
            value={[]}
            onChange={([file]) => {
              if (!file) return;
              setReplacing(false);
              onChange({ ...toPicture(file), title });
            }}
          />
        </Popup>
      )}
    </Row>
  );
}
