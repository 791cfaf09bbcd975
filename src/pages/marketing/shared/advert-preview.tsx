import type { AdvertInput } from '@/api/platform/advert';
import { imageUrl } from '@/elements/preview/form-preview';
import { PhonePreview } from '@/elements/preview/phone-preview';
import { Picture } from '@/elements/upload/picture';
import { AdType, AdvertState, DisplayPage } from '@/enums';
import { useTranslation } from '@/i18n';
import { entryOf } from '@/lib/enum';
import { Grid } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';
import { advertState } from './advert-state';
import styles from './advert-preview.module.css';

interface AdvertPreviewProps {
  adType: AdType;
  advert: Partial<AdvertInput>;
}

const screenAreas = {
  [AdType.carousel]: 'carousel',
  [AdType.implant]: 'implant',
  [AdType.popup]: 'popup',
};

/** Previews an advert at its position in the app. */
export function AdvertPreview({ adType, advert }: AdvertPreviewProps) {
  const { t } = useTranslation();
  const url = imageUrl(advert, 'imageId');
  const { title = '', displayPage, showSeconds } = advert;
  const state = advertState(advert);
  const picture = (
    <Grid align="center" justify="center" tone="muted" className={styles.picture}>
      {url ? <Picture url={url} alt={title} /> : t('marketing.preview.noPicture')}
    </Grid>
  );
  return (
    <PhonePreview
      title={cellText(displayPage ?? DisplayPage.home, 'code', { enum: DisplayPage })}
      note={
        state !== undefined && (
          <Status
            text={cellText(state, 'code', { enum: AdvertState })}
            tone={AdvertState.$tone(state)}
          />
        )
      }
    >
      <Grid
        gap={2}
        pack="start"
        padding={2}
        className={styles.screen}
        data-place={entryOf(screenAreas, adType)}
      >
        <span className={styles.block} />
        <span className={styles.row} />
        {adType === AdType.popup ? (
          <Grid gap={3} justify="center" padding={6} className={styles.mask}>
            {picture}
            <span className={styles.close}>
              {showSeconds ? t('marketing.preview.seconds', { count: showSeconds }) : '×'}
            </span>
          </Grid>
        ) : (
          picture
        )}
        <span className={styles.row} />
        <span className={styles.row} />
        <span className={styles.row} />
      </Grid>
    </PhonePreview>
  );
}
