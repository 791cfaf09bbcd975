import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useMemo, type ReactNode } from 'react';
import { darkAlgorithm, useAppliedTheme, useIsDark } from '@/app/theme/applied-theme';
import { nonce } from '@/app/theme/style-policy';
import { antdTheme } from '@/app/theme/theme';
import { currentLanguage, useTranslation } from '@/i18n';
import '@/app/theme/antd.css';
import { useReducedMotion } from '@/ui/use-media';

const locales = {
  'zh-CN': { antd: zhCN, dayjs: 'zh-cn' },
  en: { antd: enUS, dayjs: 'en' },
};
/** By default antd inserts a space between two Chinese characters. */
const plainButton = { autoInsertSpace: false };

/** Memoized, because antd computes hundreds of tokens from it. */
function useAntdTheme() {
  const colour = useAppliedTheme((state) => state.colour);
  const dark = useIsDark();
  const motion = !useReducedMotion();
  return useMemo(
    () => antdTheme(dark ? darkAlgorithm() : undefined, motion),
    // oxlint-disable-next-line react/exhaustive-deps -- the colour is read from a CSS variable, not from here
    [dark, colour, motion],
  );
}
const csp = nonce ? { nonce } : undefined;

/** Configures theme, language and nonce of antd. */
export function AntdProvider({ children }: { children: ReactNode }) {
  useTranslation();
  const locale = locales[currentLanguage()];
  const theme = useAntdTheme();
  dayjs.locale(locale.dayjs);
  return (
    <ConfigProvider theme={theme} locale={locale.antd} csp={csp} button={plainButton}>
      {children}
    </ConfigProvider>
  );
}
