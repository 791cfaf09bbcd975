import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '@/ui/use-media';
import { currentLanguage } from '@/i18n';
import { darkAlgorithm, useAppliedTheme } from '@/app/theme/applied-theme';
import { nonce } from '@/app/theme/style-policy';
import { antdTheme } from '@/app/theme/theme';

const locales = {
  'zh-CN': { antd: zhCN, dayjs: 'zh-cn' },
  en: { antd: enUS, dayjs: 'en' },
};
/** antd would put a blank between two Chinese characters. */
const plainButton = { autoInsertSpace: false };

/** The same object until the colours change: antd computes hundreds of tokens from it. */
function useAntdTheme() {
  const { dark, colour } = useAppliedTheme();
  const motion = !useReducedMotion();
  return useMemo(
    () => antdTheme(dark ? darkAlgorithm() : undefined, motion),
    // The colour is read from the page, where it stands among the variables.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [dark, colour, motion],
  );
}
const csp = nonce ? { nonce } : undefined;

/** Theme, language and content policy for everything antd draws. */
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
