import { create } from 'zustand';
import { idleLockChoices, settingsKey, themeColour } from '@/config/limits';
import { local, parseStored } from '@/lib/storage';

export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];
/** Minutes without a touch after which the screen locks itself; 0: never. */
export type IdleLockMinutes = (typeof idleLockChoices)[number];

/** How one browser shows the console; kept in local storage and followed by its other tabs. */
export interface Settings {
  /** `#rrggbb` in lower case. */
  themeColour: string;
  scheme: Scheme;
  tabBar: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  pinyinSearch: boolean;
  watermark: boolean;
  idleLockMinutes: IdleLockMinutes;
}

export const defaultSettings: Settings = {
  themeColour,
  scheme: 'system',
  tabBar: true,
  fixedHeader: true,
  sidebarLogo: true,
  pinyinSearch: true,
  watermark: true,
  idleLockMinutes: 0,
};

const isSwitch = (value: unknown) => typeof value === 'boolean';
const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const accepts: Record<keyof Settings, (value: unknown) => boolean> = {
  themeColour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  scheme: isOneOf(schemes),
  tabBar: isSwitch,
  fixedHeader: isSwitch,
  sidebarLogo: isSwitch,
  pinyinSearch: isSwitch,
  watermark: isSwitch,
  idleLockMinutes: isOneOf(idleLockChoices),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is stored, field by field: one that is not understood is as on the first visit. */
function stored(): Settings {
  const found = parseStored(local.read(settingsKey), isRecord) ?? {};
  const understood = Object.entries(accepts).filter(([key, accept]) => accept(found[key]));
  return Object.assign(
    { ...defaultSettings },
    ...understood.map(([key]) => ({ [key]: found[key] })),
  );
}

export const useSettings = create<Settings & { open: boolean }>(() => ({
  ...stored(),
  open: false,
}));

export function changeSettings(part: Partial<Settings>) {
  useSettings.setState(part);
  const { open: _, ...settings } = useSettings.getState();
  local.write(settingsKey, JSON.stringify(settings));
}

/** Takes over what another tab of the browser has stored. */
export const rereadSettings = () => useSettings.setState(stored());

/** The drawer. */
export const openSettings = () => useSettings.setState({ open: true });
export const closeSettings = () => useSettings.setState({ open: false });
