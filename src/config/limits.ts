export const firstPage = 1;
export const defaultPageSize = 20;
/** The maximum length of a text filter, and of a number filter, in characters. */
export const conditionLength = 100;
export const conditionNumberLength = 20;
/** The page sizes of full-page lists. */
export const listPageSizes = [5, 10, 20, 50, 80, 100];

/** How often a list asks for its rows again. */
export const refreshMs = { off: false, '15s': 15_000, '1min': 60_000 } as const;
export type ListRefresh = keyof typeof refreshMs;

export const mobileBelowPx = 992;
/** From this width on, a record has room beside its list. */
export const panelFromPx = 1366;
export const filterPopoverPx = 300;

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
  ownBrand: 'ownBrand',
  tabs: 'tabs',
  reloadedFor: 'reloadedFor',
  menuGroups: 'menuGroups',
  density: 'tableDensity',
} as const;

/** The id that stands for all sub-stations. */
export const allSubstationsId = 0;

/** The maximum page size that servers accept. */
export const exportPageRows = 1_000;
/** The maximum number of rows of an export; the server must export larger lists. */
export const exportMaxRows = 50_000;

/** The maximum number of routes of a price sheet as a picture, which has to open on a phone, and on paper. */
export const sheetMaxRoutesOfPicture = 100;
export const sheetMaxRoutesOnPaper = 500;

/** The maximum number of rows that are selected by their conditions. */
export const matchMaxRows = 5_000;

export const importMaxRows = 2_000;
export const importMaxMb = 5;

export const maxListViews = 20;

export const textareaRows = 6;
/** The maximum length of a street address, in characters. */
export const addressLength = 100;

export const draftKeepDays = 14;

/** Local storage: the settings of this browser. */
export const settingsKey = 'layoutSettings';
/** The minutes of inactivity after which the screen locks itself; 0: never. */
export const idleLockChoices = [0, 5, 15, 30] as const;

/** Session storage: the page that was last forbidden in this tab. */
export const deniedKey = 'denied';
/** Applied at the start of the next visit: the scheme if the user has chosen one, and the tones of the theme colour. */
export const schemeKey = 'scheme';
export const themeTonesKey = 'themeTones';

/** Local storage: what renews the token of the session. */
export const renewalKey = 'tokenRenewal';

/** Local storage: the lock, and a key that distinguishes unlocking from deleting the lock by hand. */
export const lockKey = 'lockData';
export const lockReleaseKey = 'lockReleased';
/** Local storage: the time of the last user activity. */
export const activityKey = 'lastActivity';
export const lockMs = 86_400_000;
/** The maximum length of the note about a call. */
export const consultRemarkLength = 200;
/** Local storage key: written when the permissions of the signed-in user change, so that other tabs load them again. */
export const grantsKey = 'grantsChanged';
/** The pause in typing after which a search is sent. */
export const keywordPauseMs = 300;
/** The highest number of a sort position. */
export const maxSort = 9_999;
/** The range of points of one record; manual points can be negative. */
export const maxRankingPoints = 1_000;

/** SMS are bought in multiples of a hundred. */
export const smsQuantity = { min: 100, max: 1_000_000, step: 100 };
/** The maximum length of the text of a recommended line. */
export const recommendTextLength = 200;
