import { create } from 'zustand';

/** Which of the two keyboard layers is open; the code of both loads with the first opening. */
interface Palette {
  /** The command palette. */
  open: boolean;
  /** The sheet of keyboard shortcuts. */
  shortcuts: boolean;
}
export const usePalette = create<Palette>(() => ({ open: false, shortcuts: false }));

export const openPalette = () => usePalette.setState({ open: true, shortcuts: false });
export const closePalette = () => usePalette.setState({ open: false });

export const openShortcuts = () => usePalette.setState({ open: false, shortcuts: true });
export const closeShortcuts = () => usePalette.setState({ shortcuts: false });
