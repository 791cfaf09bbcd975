import { themeColour } from '@/config/limits';

/** Preset theme colours. The first is the colour of the old console, the second the default. */
export const themePresets = [
  ['sky', '#409eff'],
  ['blue', themeColour],
  ['indigo', '#2f54eb'],
  ['purple', '#722ed1'],
  ['magenta', '#eb2f96'],
  ['red', '#cf1322'],
  ['orange', '#fa541c'],
  ['gold', '#d48806'],
  ['green', '#389e0d'],
  ['cyan', '#13a8a8'],
] as const;
