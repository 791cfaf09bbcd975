/** Page numbers start here. */
export const firstPage = 1;
export const defaultPageSize = 20;
/** Offered by full-page lists. */
export const listPageSizes = [5, 10, 20, 50, 80, 100];

export const identityTimeoutMs = 10_000;
export const serviceTimeoutMs = 120_000;
export const genericTimeoutMs = 10_000;

export const noticeMs = 2_000;
export const errorMessageMs = 5_000;

export const tabReloadMs = 500;
export const filterDebounceMs = 50;

export const mobileBelowPx = 992;
export const extraSmallUpToPx = 768;
export const formLabelPx = 115;
export const filterPopoverPx = 300;
export const filterPopoverDateTimePx = 380;
export const columnSettingsPx = 360;

/** What the cached table settings may take of the cookies of this origin. */
export const tableSettingCookieBytes = 3_000;

export const themeColour = '#1890ff';

export const storageKeys = {
  token: 'access_token',
  tenant: '__tenant',
  tenantName: 'tenantName',
  language: 'language',
  sidebar: 'sidebarStatus',
  substation: 'substation',
  rememberedUser: 'rememberedUser',
  tabs: 'tabs',
  density: 'tableDensity',
} as const;

/** The synthetic sub-station that stands for "no particular one". */
export const allSubstationsId = 0;
