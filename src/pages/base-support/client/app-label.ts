import type { ClientApp } from '@/api/base-support/client-app';
import { cellText } from '@/elements/text/cell-text';
import { ClientPlatform } from '@/enums';
import { t } from '@/i18n';

/** Names an application and its platform, because one application runs on several platforms. */
export const appLabel = ({ appName, platform }: ClientApp) =>
  t('base-support.client.appOn', {
    appName,
    platform: cellText(platform, 'code', { enum: ClientPlatform }),
  });
