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

/** Notices in the corner: something to know, and something that failed with its description. */
export const infoNoticeMs = 10_000;
export const descriptionNoticeMs = 15_000;

/** Files that one press of a toolbar's upload button takes. */
export const toolbarUploadFiles = 99;

/** Servers refuse more rows than this in one answer. */
export const exportPageRows = 1_000;
/** More in one file is a job for the server. */
export const exportMaxRows = 50_000;
/** Finished files that stay within reach. */
export const recentExportFiles = 10;

export const importMaxRows = 1_000;
export const importMaxMb = 5;
/** What an .xlsx may grow to while it is unpacked. */
export const importUnpackedMb = 60;
/** Rows of an import that are drawn; the others are checked all the same. */
export const importPreviewRows = 100;

/** Session storage: regions of China, and with the countries. */
export const regionCacheKeys = { china: 'RegionDataChina', full: 'RegionDataFull' } as const;
export const maxRegionHits = 50;
export const maxListViews = 20;
export const viewNameLength = 20;
export const viewsPx = 320;

/** What an upload may weigh when its form does not say. */
export const uploadLimitsKb = {
  image: 5_120,
  video: 25_600,
  audio: 10_240,
  file: 25_600,
  attachment: 25_600,
};
export const attachmentLimit = 1;
/** The newer image upload: its total is the sum of both. */
export const imageLimit = 0;
export const videoLimit = 1;
/** More than a browser can decode without trouble. */
export const maxImagePixels = 100_000_000;
/** What of a file is read to see what it is: the size of a photograph stands behind its camera data. */
export const sniffedBytes = 262_144;

/** The object storage, which cuts pictures to size when asked. */
export const imageStore = {
  hosts: ['aliyuncs.com'],
  query: 'x-oss-process=image/resize,m_fill,w_{px},h_{px}',
};
/** Files of one cell that are shown before the rest is counted. */
export const shownAttachments = 3;

export const viewerZoom = { least: 0.25, most: 8, step: 1.25 };
/** How far a finger moves to turn to the next picture. */
export const swipePx = 60;

export const searchLabelPx = 100;
export const searchControlPx = 180;
export const textareaRows = 6;
export const detailColumns = 3;
export const contentColumns = 4;
/** Longer than any mail server takes. */
export const emailLength = 254;
/** Parts of a mobile number: 138-0013-8000. */
export const mobileParts = [3, 4, 4] as const;

/** A draft is written when the typing pauses for this long. */
export const draftPauseMs = 500;
export const draftKeepDays = 14;
/** Drafts kept of all forms and users of this browser; the oldest go first. */
export const maxDrafts = 30;
