import { languages } from '@/config/languages';
import { changeLanguage, currentLanguage, useTranslation } from '@/i18n';
import { openLockDialog } from '@/stores/lock';
import { openSettings } from '@/stores/settings';
import { toggleFullScreen, useFullScreen } from './use-full-screen';

const otherLanguage = () => languages.find((one) => one !== currentLanguage()) ?? currentLanguage();

/** The actions of the top bar: buttons on a desktop, items of the user menu on a phone. */
export const barActions = [
  { key: 'full', run: toggleFullScreen },
  { key: 'lock', run: openLockDialog },
  { key: 'settings', run: openSettings },
  { key: 'language', run: () => void changeLanguage(otherLanguage()) },
] as const;

export type BarAction = (typeof barActions)[number]['key'];

/** The current labels of the actions. */
export function useBarTexts(): Record<BarAction, string> {
  const { t } = useTranslation();
  const full = useFullScreen();
  return {
    full: t(`elements.topBar.${full ? 'leaveFull' : 'full'}`),
    lock: t('elements.topBar.lock'),
    settings: t('elements.topBar.settings'),
    language: t(`common.languages.${otherLanguage()}`),
  };
}
