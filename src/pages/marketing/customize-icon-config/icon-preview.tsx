import type { CustomIconInput } from '@/api/platform/custom-icon';
import { imageUrl } from '@/elements/preview/form-preview';
import { PhonePreview } from '@/elements/preview/phone-preview';
import { Picture } from '@/elements/upload/picture';
import { DisplayPage } from '@/enums';
import { useTranslation } from '@/i18n';
import { Grid } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import styles from './icon-preview.module.css';

const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Previews an icon among the other icons of its page. */
export function IconPreview({ icon }: { icon: Partial<CustomIconInput> }) {
  const { t } = useTranslation();
  const url = imageUrl(icon, 'imageId');
  const { name, displayPages = [] } = icon;
  return (
    <PhonePreview
      title={cellText(displayPages?.[0] ?? DisplayPage.home, 'code', { enum: DisplayPage })}
    >
      <Grid className={styles.grid}>
        <Grid as="span" gap={1} justify="center" breaks className={styles.icon}>
          <span>{url && <Picture url={url} alt="" />}</span>
          {name || t('marketing.preview.noName')}
        </Grid>
        {others.map((key) => (
          <Grid key={key} as="span" gap={1} justify="center" breaks className={styles.icon}>
            <span />
          </Grid>
        ))}
      </Grid>
    </PhonePreview>
  );
}
