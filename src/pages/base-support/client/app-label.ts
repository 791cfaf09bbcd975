import type { ClientApp } from '@/api/base-support/client-app';
import { ClientPlatform } from '@/enums';
import { t } from '@/i18n';

/** The same application runs on several platforms: only both together name it. */
export const appLabel = ({ appName, platform }: ClientApp) =>
  t('base-support.client.appOn', {
    appName,
    platform: t(`enums.clientPlatform.${ClientPlatform.$member(platform) ?? platform}`),
  });
