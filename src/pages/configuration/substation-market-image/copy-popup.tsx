import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { marketImageApi, type MarketPicture } from '@/api/substation/market-image';
import type { Id } from '@/api/types';
import { Button } from '@/ui/button';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { Popup } from '@/ui/overlay/popup';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { mediaOf } from '@/elements/text/media';
import { Picture } from '@/elements/upload/picture';
import styles from './market-image.module.css';
import { joined, keyOf, maxPictures } from './pictures';

const name = 'configuration.market';

interface PickProps {
  from: Id;
  selected: readonly MarketPicture[] | null;
  onSelect: (picked: MarketPicture[]) => void;
}

/** Selects pictures of another sub-station; at first all are selected. */
function Pick({ from, selected, onSelect }: PickProps) {
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
    <QueryBoundary query={load}>
      {(images) =>
        images.length === 0 ? (
          <p className={styles.empty}>{t(`${name}.empty`)}</p>
        ) : (
          <ul className={styles.grid}>
            {images.map((picture, index) => (
              <li key={keyOf(picture)}>
                <label>
                  <span className={styles.small}>
                    {mediaOf(picture.imageUrl).map(({ url }) => (
                      <Picture key={url} url={url} alt="" />
                    ))}
                  </span>
                  <span className={styles.name}>
                    <input
                      type="checkbox"
                      checked={isSelected(picture)}
                      onChange={() =>
                        // Keeps the order of the other sub-station, whatever the order of the selection.
                        onSelect(images.filter((one) => isSelected(one) !== (one === picture)))
                      }
                    />
                    {picture.title || t(`${name}.untitled`, { at: index + 1 })}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

interface CopyPopupProps {
  /** The sub-station to which the pictures are copied. */
  into: Id;
  present: MarketPicture[];
  onCopy: (pictures: MarketPicture[]) => void;
  onClose: () => void;
}

/** Copies pictures of another sub-station into the draft; they are saved with the rest. */
export function CopyPopup({ into, present, onCopy, onClose }: CopyPopupProps) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<Id>();
  const [picked, setPicked] = useState<MarketPicture[] | null>(null);
  const isItself = String(from) === String(into);
  const all = joined(present, picked ?? []);
  const count = all.length - present.length;
  const tooMany = all.length > maxPictures;
  const copy = (pictures: MarketPicture[]) => {
    onCopy(pictures);
    onClose();
  };
  const hint = () => {
    if (isItself) return t(`${name}.itself`);
    if (picked?.length && !count) return t(`${name}.allThere`);
    return tooMany ? t(`${name}.tooMany`, { max: maxPictures }) : '';
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button disabled={isItself || !picked?.length} onClick={() => copy(picked ?? [])}>
        {t(`${name}.copyInstead`)}
      </Button>
      <Button variant="primary" disabled={isItself || !count || tooMany} onClick={() => copy(all)}>
        {t(`${name}.copyBehind`, { count })}
      </Button>
    </>
  );
  return (
    <Popup title={t(`${name}.copy`)} footer={footer} onClose={onClose} wide>
      <div className={styles.copy}>
        <div className={styles.choice}>
          <span aria-hidden="true">{t(`${name}.from`)}</span>
          <SubstationSelect
            managed
            label={t(`${name}.from`)}
            value={from}
            onChange={(next) => {
              setFrom(next);
              setPicked(null);
            }}
          />
        </div>
        {from !== undefined && !isItself && (
          <Pick key={from} from={from} selected={picked} onSelect={setPicked} />
        )}
        <output className={styles.hint}>{hint()}</output>
      </div>
    </Popup>
  );
}
