import type { ClientApp } from '@/api/base-support/client-app';
import { ClientPlatform } from '@/enums';
import { t } from '@/i18n';
import { cellText } from '@/values/cell-text';

/** Names an application and its platform, because one application runs on several platforms. */
export const appLabel = ({ appName, platform }: ClientApp) =>
  t('base-support.client.appOn', {
    appName,
    platform: cellText(platform, 'code', { enum: ClientPlatform }),
  });
