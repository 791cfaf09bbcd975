import { create } from 'zustand';

/** Which of the two dialogs is open; their code loads when one opens for the first time. */
interface Palette {
  /** The command palette. */
  open: boolean;
  /** The list of keyboard shortcuts. */
  shortcuts: boolean;
}
export const usePalette = create<Palette>(() => ({ open: false, shortcuts: false }));

export const openPalette = () => usePalette.setState({ open: true, shortcuts: false });
export const closePalette = () => usePalette.setState({ open: false });

export const openShortcuts = () => usePalette.setState({ open: false, shortcuts: true });
export const closeShortcuts = () => usePalette.setState({ shortcuts: false });
