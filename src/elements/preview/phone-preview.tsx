import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n';
import { Ellipsis, Grid, Row, Stack, Text } from '@/ui/layout/layout';
import styles from './phone-preview.module.css';

interface PhonePreviewProps {
  /** The title of the app's screen. */
  title?: string;
  /** Next to the caption. */
  note?: ReactNode;
  children: ReactNode;
}

/** A preview of a screen of the mobile app. It is inert. */
export function PhonePreview({ title, note, children }: PhonePreviewProps) {
  const { t } = useTranslation();
  return (
    <Grid as="figure" gap={2} justify="center">
      <Stack size={12} className={styles.screen} inert>
        <Ellipsis as="p" strong rigid className={styles.title}>
          {title}
        </Ellipsis>
        <div className={styles.body}>{children}</div>
      </Stack>
      <Row as="figcaption" gap={3}>
        {note}
        <Text tone="muted" size={12}>
          {t('elements.preview.caption')}
        </Text>
      </Row>
    </Grid>
  );
}
