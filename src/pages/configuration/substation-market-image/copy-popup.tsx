import { useState } from 'react';
import { marketImageApi, type MarketPicture } from '@/api/substation/market-image';
import type { Id } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { mediaOf } from '@/elements/text/media';
import { Picture } from '@/elements/upload/picture';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { joined, keyOf, maxPictures } from './pictures';
import styles from './market-image.module.css';
import pageStyles from '@/pages/shared/substation-page.module.css';

const name = 'configuration.market';

interface PictureChoiceProps {
  from: Id;
  selected: readonly MarketPicture[] | null;
  onSelect: (selected: MarketPicture[]) => void;
}

/** Selects pictures of another sub-station; at first all are selected. */
function PictureChoice({ from, selected, onSelect }: PictureChoiceProps) {
  const { t } = useTranslation();
  const load = useLoad(
    ['market-image to copy', String(from)],
    async (signal) => {
      const { images } = await marketImageApi.one({ id: from }, { signal });
      onSelect(images);
      return images;
    },
    { fresh: true },
  );
  const isSelected = (picture: MarketPicture) =>
    selected?.some((one) => keyOf(one) === keyOf(picture)) ?? false;
  return (
    <QueryBoundary
      query={load}
      name={t('routes./configuration/substation-market-image')}
      shape="figures"
    >
      {(images) =>
        images.length === 0 ? (
          <Text as="p" align="center" padding={6} tone="muted">
            {t(`${name}.empty`)}
          </Text>
        ) : (
          <Grid as="ul" gap={3} className={styles.grid}>
            {images.map((picture, index) => (
              <li key={keyOf(picture)}>
                <Grid as="label" gap={1}>
                  <span className={styles.small}>
                    {mediaOf(picture.imageUrl).map(({ url }) => (
                      <Picture key={url} url={url} alt="" />
                    ))}
                  </span>
                  <Row as="span" gap={2} touch={24}>
                    <input
                      type="checkbox"
                      checked={isSelected(picture)}
                      onChange={() =>
                        // Keeps the order of the other sub-station, whatever the order of the selection.
                        onSelect(images.filter((one) => isSelected(one) !== (one === picture)))
                      }
                    />
                    {picture.title || t(`${name}.untitled`, { at: index + 1 })}
                  </Row>
                </Grid>
              </li>
            ))}
          </Grid>
        )
      }
    </QueryBoundary>
  );
}

interface CopyPopupProps {
  /** The sub-station to which the pictures are copied. */
  targetId: Id;
  ownPictures: MarketPicture[];
  onCopy: (pictures: MarketPicture[]) => void;
  onClose: () => void;
}

/** Copies pictures of another sub-station into the draft; they are saved with the rest. */
export function CopyPopup({ targetId, ownPictures, onCopy, onClose }: CopyPopupProps) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<Id>();
  const [selected, setSelected] = useState<MarketPicture[] | null>(null);
  const isOwn = String(from) === String(targetId);
  const all = joined(ownPictures, selected ?? []);
  const count = all.length - ownPictures.length;
  const tooMany = all.length > maxPictures;
  const copy = (pictures: MarketPicture[]) => {
    onCopy(pictures);
    onClose();
  };
  const hint = () => {
    if (isOwn) return t(`${name}.itself`);
    if (selected?.length && !count) return t(`${name}.allThere`);
    return tooMany ? t(`${name}.tooMany`, { max: maxPictures }) : '';
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button disabled={isOwn || !selected?.length} onClick={() => copy(selected ?? [])}>
        {t(`${name}.copyInstead`)}
      </Button>
      <Button variant="primary" disabled={isOwn || !count || tooMany} onClick={() => copy(all)}>
        {t(`${name}.copyBehind`, { count })}
      </Button>
    </>
  );
  return (
    <Popup title={t(`${name}.copy`)} footer={footer} onClose={onClose} wide>
      <Grid gap={3} pack="start" className={styles.copy}>
        <Row gap={2} className={pageStyles.choice}>
          <span aria-hidden="true">{t(`${name}.from`)}</span>
          <SubstationSelect
            managed
            label={t(`${name}.from`)}
            value={from}
            onChange={(next) => {
              setFrom(next);
              setSelected(null);
            }}
          />
        </Row>
        {from !== undefined && !isOwn && (
          <PictureChoice key={from} from={from} selected={selected} onSelect={setSelected} />
        )}
        <Text as="output" tone="warning" className={styles.hint}>
          {hint()}
        </Text>
      </Grid>
    </Popup>
  );
}
