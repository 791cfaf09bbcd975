/** Page numbers start here. */
export const firstPage = 1;
export const defaultPageSize = 20;
/** Of a text that a list is searched by, and of a number, in characters. */
export const conditionLength = 100;
export const conditionNumberLength = 20;
/** Of a path with its query, in characters: the sign-in carries it encoded once more, and servers take 8 KB. */
export const addressLimit = 4_000;
/** Offered by full-page lists. */
export const listPageSizes = [5, 10, 20, 50, 80, 100];
/** Of lists in popups, tabs and selectors. */
export const embeddedPageSizes = [5, 10, 20, 40, 60, 80];

export const identityTimeoutMs = 10_000;
export const serviceTimeoutMs = 120_000;
export const genericTimeoutMs = 10_000;

export const noticeMs = 2_000;
export const errorMessageMs = 5_000;

export const tabReloadMs = 500;
export const switchReloadMs = 2_000;
export const filterDebounceMs = 50;
/** How long after the last step of a resized window a table takes its new height. */
export const tableResizeMs = 300;

export const mobileBelowPx = 992;
export const extraSmallUpToPx = 768;
export const formLabelPx = 115;
export const filterPopoverPx = 300;
export const filterPopoverDateTimePx = 380;
export const columnSettingsPx = 360;

/** Of the header that lists the managed sub-stations: servers take 8 KB of headers, or of one of them. */
export const managedHeaderBytes = 7_500;

/** What the cached table settings may take of the cookies of this origin. */
export const tableSettingCookieBytes = 3_000;
/** As long as they may last; browsers of today end them after 400 days. */
export const tableSettingCookieDays = 3_650;

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

/** Asks the object storage for a picture cut to size. */
export const imageStoreQuery = 'x-oss-process=image/resize,m_fill,w_{px},h_{px}';
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
/** Of a street address, in characters. */
export const addressLength = 100;
/** Longer than any mail server takes. */
export const emailLength = 254;
/** Parts of a mobile number: 138-0013-8000. */
export const mobileParts = [3, 4, 4] as const;

/** A draft is written when the typing pauses for this long. */
export const draftPauseMs = 500;
export const draftKeepDays = 14;
/** Drafts kept of all forms and users of this browser; the oldest go first. */
export const maxDrafts = 30;

/** Records that the palette remembers as opened lately. */
export const maxRecentRecords = 20;
/** What the palette shows of each group; the rest comes with a longer keyword. */
export const paletteRows = { recent: 5, pages: 60, actions: 10, substations: 8 };

/** Local storage: how this browser shows the console. */
export const settingsKey = 'layoutSettings';
/** Minutes without a touch until the screen locks itself; 0: never. */
export const idleLockChoices = [0, 5, 15, 30] as const;

/** Number of tab pages that stay mounted; beyond it the least recently shown page mounts again when it is shown. */
export const maxMountedTabs = 15;
/** Of those, the tabs visited last, whose tables keep their rows in the document. */
export const maxTabsWithRows = 6;
/** How long, and how still, a finger rests on something to ask for its menu. */
export const longPressMs = 500;
export const longPressSlackPx = 10;

/** Session storage: what this tab was last denied. */
export const deniedKey = 'denied';
/** What the start of the next visit shows at once: `dark` or `light` when chosen, and the tones of the theme colour. */
export const schemeKey = 'scheme';
export const themeTonesKey = 'themeTones';
/** Session storage: what the window that answers a sign-in elsewhere must bring back. */
export const authStateKey = 'authState';

/** From so many sub-stations on the switcher is a searchable popover; 全部分站 does not count. */
export const switcherListMax = 10;

/** Errors sent to the error sink; what comes above is only in the log of the window. */
export const reportsPerMinute = 10;
/** Local storage: reports that could not be sent, for the next start. */
export const unsentReportsKey = 'unsentReports';
export const maxUnsentReports = 20;
/** Failures that a report holds; the oldest go first. */
export const errorLogEntries = 100;
/** How often an open window asks whether there is a newer build. */
export const versionCheckMs = 600_000;
/** How long nobody is asked again after 稍后. */
export const versionQuietMs = 3_600_000;
/** How long the words about a line that is back stay. */
export const backOnlineMs = 3_000;
/** The feedback's code is fetched this long after the frame stands: a broken line could not bring it. */
export const feedbackAheadMs = 5_000;

/** Local storage: the lock while it lasts, and what tells its release from a removal by hand. */
export const lockKey = 'lockData';
export const lockReleaseKey = 'lockReleased';
/** Local storage: when the user last did something. */
export const activityKey = 'lastActivity';
export const lockMs = 86_400_000;
export const lockRounds = 600_000;
/** Wrong passwords without a wait; each further one doubles the wait. */
export const lockFreeTries = 5;
export const lockWaitMs = 30_000;
export const lockLongestWaitMs = 900_000;
/** Counts down before the screen locks itself. */
export const idleWarningMs = 60_000;
/** Activity is told to other tabs no more often than this. */
export const activityPauseMs = 5_000;
/** Local storage: the language is kept in a cookie, whose changes other tabs do not hear of. */
export const languageKey = 'languageChosen';
/** The watermark: width of a mark, its turn in degrees, the room around it. */
export const watermarkPx = 160;
export const watermarkAngle = 35;
export const watermarkGapPx = 100;
/** A page that can scroll less than this is not worth hiding the header for. */
export const freeHeaderFromPx = 240;
/** What is noted of one call. */
export const consultRemarkLength = 200;
/** Local storage key: written when the permissions of the signed-in user change, so that other tabs load them again. */
export const grantsKey = 'grantsChanged';
/** A membership that ends within so many days is marked. */
export const expiryMarkDays = 30;
/** A search sends its keyword when the typing pauses for this long. */
export const keywordPauseMs = 300;
/** Places a line calls at between its ends. */
export const maxLineStops = 20;
/** Places in an order that is kept by numbers. */
export const maxSort = 9_999;
/** Whole days a line is on the road. */
export const maxTransitDays = 60;
/** Hours from arrival to the door. */
export const maxDeliveryHours = 240;
/** Pieces of one kind of gear. */
export const maxGearPieces = 100_000;
/** Points given, or added by hand, in one go; below zero as well. */
export const maxRankingPoints = 1_000;

/** Short messages are bought by the hundred. */
export const smsQuantity = { least: 100, most: 1_000_000, step: 100 };
/** How often an open payment code asks whether it has been paid. */
export const paymentPollMs = 3_000;
/** How many years of rankings can be looked up, this one included. */
export const rankingYears = 3;
/** What a recommended line says of itself. */
export const recommendTextLength = 200;
/** How often the workbench looks after jobs that are still running, and how many it shows at a time. */
export const jobPollMs = 5_000;
export const jobRows = 10;
/** Pages most visited that the workbench offers beside its figures. */
export const shortcutCount = 8;
/** Visits that are remembered in all; beyond it older habits fade. */
export const maxVisits = 500;
/** Orders that the log of a customer is told from. */
export const consumerLogOrders = 50;
