import { abpAnswers } from './abp';
import { accountAnswers } from './account';
import { attachmentAnswers } from './attachment';
import { clientAppAnswers } from './client-app';
import { identityAnswers } from './identity';
import { identityRoleAnswers } from './identity-role';
import { permissionAnswers } from './permission';
import { productAnswers } from './product';
import { redisCacheAnswers } from './redis-cache';
import { regionAnswers } from './region';
import { regionMergeAnswers } from './region-merge';
import { systemSettingAnswers } from './system-setting';
import { tableSettingAnswers } from './table-setting';
import { tenantAnswers } from './tenant';
import { tenantInfoAnswers } from './tenant-info';
import { tenantUserAnswers } from './tenant-user';

export const systemService = [
  ...abpAnswers,
  ...identityAnswers,
  ...identityRoleAnswers,
  ...accountAnswers,
  ...tenantAnswers,
  ...tenantInfoAnswers,
  ...tenantUserAnswers,
  ...tableSettingAnswers,
  ...permissionAnswers,
  ...attachmentAnswers,
  ...clientAppAnswers,
  ...redisCacheAnswers,
  ...regionAnswers,
  ...regionMergeAnswers,
  ...systemSettingAnswers,
  ...productAnswers,
];
