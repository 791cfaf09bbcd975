import type { AppForwardInput } from '@/api/platform/app-forward';
import { imageUrl } from '@/elements/preview/form-preview';
import { PhonePreview } from '@/elements/preview/phone-preview';
import { mediaOf } from '@/elements/text/media';
import { Picture } from '@/elements/upload/picture';
import { useTranslation, productName } from '@/i18n';
import { Grid, Text } from '@/ui/layout/layout';
import styles from '@/pages/configuration/shared/configuration.module.css';

/** Previews the card that a chat shows for a forwarded page. */
export function ForwardPreview({ forward }: { forward: Partial<AppForwardInput> }) {
  const { t } = useTranslation();
  const [picture] = mediaOf(imageUrl(forward, 'imageId'));
  return (
    <PhonePreview title={t('configuration.forward.chat')}>
      <div className={styles.chat}>
        <Grid gap={1} padding={2} panel className={styles.share}>
          <Text as="small" tone="muted" breaks>
            {productName()}
          </Text>
          <strong data-missing={!forward.title || undefined}>
            {forward.title || t('configuration.forward.noTitle')}
          </strong>
          <Grid align="center" justify="center" tone="muted" className={styles.sharePicture}>
            {picture ? <Picture url={picture.url} alt="" /> : t('configuration.forward.noPicture')}
          </Grid>
          <Text as="small" tone="muted" breaks>
            {forward.pageName || t('configuration.forward.noPage')}
          </Text>
        </Grid>
      </div>
    </PhonePreview>
  );
}
