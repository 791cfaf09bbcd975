import { create } from 'zustand';
import { useHasPaperStyles } from '@/ui/use-media';

/** The theme that the page shows now. antd has to render with the same one. */
export const useShownTheme = create<{ dark: boolean; colour: string }>(() => ({
  dark: false,
  colour: '',
}));

/** Returns whether antd draws dark controls. Paper is white, like in `theme.css`. */
export function useIsDark(): boolean {
  const isDark = useShownTheme(({ dark }) => dark);
  return !useHasPaperStyles() && isDark;
}
