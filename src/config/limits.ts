export const firstPage = 1;
export const defaultPageSize = 20;
/** The maximum length of a text filter, and of a number filter, in characters. */
export const conditionLength = 100;
export const conditionNumberLength = 20;
/** The maximum length of a path with its query: the sign-in URL contains it encoded, and servers accept 8 KB. */
export const addressLimit = 4_000;
/** The page sizes of full-page lists. */
export const listPageSizes = [5, 10, 20, 50, 80, 100];
/** The page sizes of lists in popups, tabs and selectors. */
export const embeddedPageSizes = [5, 10, 20, 40, 60, 80];

export const configTimeoutMs = 10_000;
/** After this long without `config.json`, the page says that it waits. */
export const startPatienceMs = 1_000;
export const identityTimeoutMs = 10_000;
export const serviceTimeoutMs = 120_000;
export const genericTimeoutMs = 10_000;

export const noticeMs = 2_000;
export const errorMessageMs = 5_000;
/** How often a list asks for its rows again. */
export const refreshMs = { off: false, '15s': 15_000, '1min': 60_000 } as const;
export type ListRefresh = keyof typeof refreshMs;
/** A list that the user returns to later than this asks for its rows again. */
export const returnRefreshMs = 60_000;
/** How long a value that has changed on screen is marked. */
export const changeMarkMs = 4_000;
/** How long a notification offers to undo a change. */
export const undoNoticeMs = 8_000;

export const tabReloadMs = 500;
export const switchReloadMs = 2_000;
export const filterDebounceMs = 50;
/** The delay between the last resize of the window and the new height of a table. */
export const tableResizeMs = 300;

export const mobileBelowPx = 992;
export const extraSmallUpToPx = 768;
export const filterPopoverPx = 300;
export const filterPopoverDateTimePx = 380;
export const columnSettingsPx = 360;

/** Some servers and proxies accept no more for all headers of a request together. */
export const requestHeaderBytes = 8_192;
/** What browsers add to a call: their name, the page, languages and encodings. */
export const browserHeaderBytes = 1_000;

/** The part of the cookies of this origin that cached table settings may use. */
export const tableSettingCookieBytes = 3_000;
/** Ten years; browsers shorten the lifetime of cookies to 400 days. */
export const tableSettingCookieDays = 3_650;

/** Cookies are stored in days. */
export const daySeconds = 86_400;

export const themeColour = '#1890ff';

export const storageKeys = {
  token: 'access_token',
  tenant: '__tenant',
  tenantName: 'tenantName',
  language: 'language',
  sidebar: 'sidebarStatus',
  substation: 'substation',
  substationsByUser: 'substationsByUser',
  rememberedUser: 'rememberedUser',
  tabs: 'tabs',
  reloadedFor: 'reloadedFor',
  menuGroups: 'menuGroups',
  density: 'tableDensity',
} as const;

/** The id that stands for all sub-stations. */
export const allSubstationsId = 0;

/** The duration of notifications: information, and an error with its description. */
export const infoNoticeMs = 10_000;
export const descriptionNoticeMs = 15_000;

/** The maximum number of files per upload of a toolbar button. */
export const toolbarUploadFiles = 99;

/** The maximum page size that servers accept. */
export const exportPageRows = 1_000;
/** The maximum number of rows of an export; the server must export larger lists. */
export const exportMaxRows = 50_000;
/** The number of finished exports that stay available. */
export const recentExportFiles = 10;

export const importMaxRows = 2_000;
export const importMaxMb = 5;
/** The maximum unpacked size of an .xlsx file. */
export const importUnpackedMb = 60;
/** The headings are searched in this number of rows: there may be a title above them. */
export const importHeadRows = 10;
/** The number of rows of an import that are shown; all rows are checked. */
export const importPreviewRows = 100;

/** Session storage: the regions of China, and those of all countries. */
export const regionCacheKeys = { china: 'RegionDataChina', full: 'RegionDataFull' } as const;
export const maxRegionHits = 50;
export const maxListViews = 20;
export const viewNameLength = 20;
export const viewsPx = 320;

/** The default maximum size of an upload. */
export const uploadLimitsKb = {
  image: 5_120,
  video: 25_600,
  audio: 10_240,
  file: 25_600,
  attachment: 25_600,
};
export const attachmentLimit = 1;
/** The newer image upload: the maximum number of files is the sum of both. */
export const imageLimit = 0;
export const videoLimit = 1;
/** The maximum number of pixels: browsers cannot reliably decode larger images. */
export const maxImagePixels = 100_000_000;
/** The number of bytes that are read to detect the type of a file: the size of a photo is stored after its camera data. */
export const sniffedBytes = 262_144;

/** The query that makes the object storage resize a picture. */
export const imageStoreQuery = 'x-oss-process=image/resize,m_fill,w_{px},h_{px}';
/** The number of files that a cell shows; the rest is counted. */
export const shownAttachments = 3;

export const viewerZoom = { min: 0.25, max: 8, step: 1.25 };
/** The length of a swipe to the next picture. */
export const swipePx = 60;

export const searchLabelPx = 100;
export const searchControlPx = 180;
export const textareaRows = 6;
export const detailColumns = 3;
export const contentColumns = 4;
/** The maximum length of a street address, in characters. */
export const addressLength = 100;
/** The maximum length of an e-mail address that mail servers accept. */
export const emailLength = 254;
/** The lengths of the parts of a mobile number: 138-0013-8000. */
export const mobileParts = [3, 4, 4] as const;

/** The pause in typing after which a draft is stored. */
export const draftPauseMs = 500;
export const draftKeepDays = 14;
/** The maximum number of interrupted batches that a user is shown; the oldest are dropped first. */
export const maxKeptBatches = 10;
/** A batch without a response for this time does not run any more: its window was closed without an event. */
export const lostBatchMs = 300_000;
/** The maximum number of drafts in this browser; the oldest are deleted first. */
export const maxDrafts = 30;

/** The number of recent records that the palette remembers. */
export const maxRecentRecords = 20;
/** The number of entries that the palette shows of each group. */
export const paletteRows = { recent: 5, pages: 60, actions: 10, substations: 8 };
/** The maximum number of records that the palette shows of each search. */
export const searchHits = 5;
/** The number of records that are compared with the one in a form. */
export const duplicateRows = 100;
/** How long a masked number is shown in full. */
export const revealMs = 30_000;
/** How long the palette keeps the hits of a keyword that is no longer typed. */
export const searchKeepMs = 30_000;

/** Local storage: the settings of this browser. */
export const settingsKey = 'layoutSettings';
/** The minutes of inactivity after which the screen locks itself; 0: never. */
export const idleLockChoices = [0, 5, 15, 30] as const;

/** Number of tab pages that stay mounted; beyond it the least recently shown page mounts again when it is shown. */
export const maxMountedTabs = 15;
/** The number of mounted tabs, the most recent ones, whose tables keep their rows in the document. */
export const maxTabsWithRows = 6;
/** The duration of a long press, and how far the finger may move meanwhile. */
export const longPressMs = 500;
export const longPressSlackPx = 10;

/** Session storage: the page that was last forbidden in this tab. */
export const deniedKey = 'denied';
/** Applied at the start of the next visit: the scheme if the user has chosen one, and the tones of the theme colour. */
export const schemeKey = 'scheme';
export const themeTonesKey = 'themeTones';
/** Session storage: the state that the window of an external sign-in must return. */
export const authStateKey = 'authState';

/** With more sub-stations than this the switcher is a searchable popover; 全部分站 does not count. */
export const switcherListMax = 10;

/** Local storage: what renews the token of the session. */
export const renewalKey = 'tokenRenewal';
export const renewalRetryMs = 30_000;
/** Local storage: the tab that renews the token, where the page has no Web Locks. */
export const renewalLockKey = 'tokenRenewalLock';
/** Browsers run a timer at once that is longer than a 32-bit number of milliseconds. */
export const maxTimerMs = 2_147_483_647;
/** Errors sent to the error sink; what comes above is only in the log of the window. */
export const reportsPerMinute = 10;
/** Local storage: reports that could not be sent, for the next start. */
export const unsentReportsKey = 'unsentReports';
export const maxUnsentReports = 20;
/** The number of errors in a report; the oldest are removed first. */
export const errorLogEntries = 100;
/** The interval at which an open window checks for a newer build. */
export const versionCheckMs = 600_000;
/** The time until the question is repeated after 稍后. */
export const versionQuietMs = 3_600_000;
/** The duration of the message that the network is back. */
export const backOnlineMs = 3_000;
/** The delay after which the code of the feedback is preloaded: it could not be loaded without a network. */
export const feedbackAheadMs = 5_000;

/** Local storage: the lock, and a key that distinguishes unlocking from deleting the lock by hand. */
export const lockKey = 'lockData';
export const lockReleaseKey = 'lockReleased';
/** Local storage: the time of the last user activity. */
export const activityKey = 'lastActivity';
export const lockMs = 86_400_000;
export const lockRounds = 600_000;
/** The number of wrong passwords without a delay; each further one doubles the delay. */
export const lockFreeTries = 5;
export const lockWaitMs = 30_000;
export const lockLongestWaitMs = 900_000;
/** The duration of the countdown before the screen locks itself. */
export const idleWarningMs = 60_000;
/** The minimum interval at which activity is reported to other tabs. */
export const activityPauseMs = 5_000;
/** Local storage: the language, because a change of its cookie sends no event to other tabs. */
export const languageKey = 'languageChosen';
/** The watermark: width, angle in degrees, and gap. */
export const watermarkPx = 160;
export const watermarkAngle = 35;
export const watermarkGapPx = 100;
/** The header is hidden only on pages that can scroll at least this far. */
export const freeHeaderFromPx = 240;
/** A page that has sent no query after this time has none. */
export const firstQueryMs = 3_000;
/**
 * Badges of the menu: the pause after the first page is there, and the interval.
 */
export const badgeDelayMs = 5_000;
export const badgePollMs = 60_000;
/** The number of waiting records that a queue loads to find the next one. */
export const queuePageRows = 20;
/** The maximum length of the note about a call. */
export const consultRemarkLength = 200;
/** Local storage key: written when the permissions of the signed-in user change, so that other tabs load them again. */
export const grantsKey = 'grantsChanged';
/** A membership that ends within this number of days is highlighted. */
export const expiryMarkDays = 30;
/** The pause in typing after which a search is sent. */
export const keywordPauseMs = 300;
/** The maximum number of stops of a transport line. */
export const maxLineStops = 20;
/** The highest number of a sort position. */
export const maxSort = 9_999;
/** The maximum transit time, in days. */
export const maxTransitDays = 60;
/** The maximum delivery time after arrival, in hours. */
export const maxDeliveryHours = 240;
/** The maximum number of pieces of one kind of gear. */
export const maxGearPieces = 100_000;
/** The range of points of one record; manual points can be negative. */
export const maxRankingPoints = 1_000;

/** SMS are bought in multiples of a hundred. */
export const smsQuantity = { min: 100, max: 1_000_000, step: 100 };
/** The interval at which an open payment is polled. */
export const paymentPollMs = 3_000;
/** The number of years of rankings that can be selected, with the current one. */
export const rankingYears = 3;
/** The maximum length of the text of a recommended line. */
export const recommendTextLength = 200;
/** The interval at which the workbench polls running jobs, and the number of jobs it shows. */
export const jobPollMs = 5_000;
export const jobRows = 10;
/** The number of shortcuts next to the figures of the workbench. */
export const shortcutCount = 8;
/** The maximum sum of visits; beyond it all counts are halved, so that recent visits count more. */
export const maxVisits = 500;
/** The number of orders from which the log of a customer is built. */
export const consumerLogOrders = 50;
