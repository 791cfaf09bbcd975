import { idleLockChoices, themeColour } from './limits';

export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];
/** Minutes of inactivity after which the screen locks itself; 0: never. */
export type IdleLockMinutes = (typeof idleLockChoices)[number];

/** The settings of a browser. They are in local storage, and all tabs apply them. */
export interface Settings {
  /** `#rrggbb` in lower case. */
  themeColour: string;
  scheme: Scheme;
  tabBar: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  pinyinSearch: boolean;
  watermark: boolean;
  /** Phone, ID and account numbers are masked. */
  privacy: boolean;
  idleLockMinutes: IdleLockMinutes;
}

/** The values where neither the user nor `config.json` has chosen others. */
export const builtInSettings: Settings = {
  themeColour,
  scheme: 'system',
  tabBar: true,
  fixedHeader: true,
  sidebarLogo: true,
  pinyinSearch: true,
  watermark: true,
  privacy: false,
  idleLockMinutes: 0,
};

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);

/** Whether a value from storage or from `config.json` is valid for a setting. */
export const settingGuards: Record<keyof Settings, (value: unknown) => boolean> = {
  themeColour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  scheme: isOneOf(schemes),
  tabBar: isBoolean,
  fixedHeader: isBoolean,
  sidebarLogo: isBoolean,
  pinyinSearch: isBoolean,
  watermark: isBoolean,
  privacy: isBoolean,
  idleLockMinutes: isOneOf(idleLockChoices),
};
