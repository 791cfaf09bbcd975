import { storedValue } from './per-user';

export const panelPx = { min: 360, initial: 520, max: 900 };

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= panelPx.min && value <= panelPx.max;
const stored = storedValue(() => 'recordPanelWidth', isWidth, panelPx.initial);

/** The width in px of records beside their lists, which this browser remembers. */
export const usePanelWidth = () => stored.useValue((px) => px);
export const setPanelWidth = (px: number) => stored.update(() => px);
