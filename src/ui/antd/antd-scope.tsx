import { ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { pageNonce } from '@/config/nonce';
import { currentLanguage, useTranslation } from '@/i18n';
import { useDayjsLocale } from '@/ui/use-dayjs-locale';
import { useReducedMotion } from '@/ui/use-media';
import { antdTheme } from './antd-theme';
import { darkAlgorithm } from './dark-algorithm';
import { useIsDark, useShownTheme } from './shown-theme';
import './antd.css';

const locales = { 'zh-CN': zhCN, en: enUS };
/** By default antd inserts a space between two Chinese characters. */
const plainButton = { autoInsertSpace: false };

let last: { key: string; theme: ThemeConfig } | undefined;

/** Shared by all scopes, because antd computes hundreds of tokens from it. */
function themeOf(dark: boolean, colour: string, motion: boolean): ThemeConfig {
  // The colour is read from a CSS variable, not from here.
  const key = `${dark} ${colour} ${motion}`;
  if (last?.key !== key) last = { key, theme: antdTheme(dark ? darkAlgorithm : undefined, motion) };
  return last.theme;
}

function Configured({ children }: { children: ReactNode }) {
  useTranslation();
  useDayjsLocale();
  const [nonce] = useState(pageNonce);
  const csp = useMemo(() => (nonce ? { nonce } : undefined), [nonce]);
  const colour = useShownTheme((state) => state.colour);
  const theme = themeOf(useIsDark(), colour, !useReducedMotion());
  return (
    <ConfigProvider
      theme={theme}
      locale={locales[currentLanguage()]}
      csp={csp}
      button={plainButton}
    >
      <IsInScope value>{children}</IsInScope>
    </ConfigProvider>
  );
}

/** Whether theme, language and nonce of antd are configured around an element. */
export const IsInScope = createContext(false);

/**
 * Configures theme, language and nonce of antd around each of its components, unless one around it has done so. Not
 * around the whole console: then the first list, which shows none of them, would load them.
 */
export function AntdScope({ children }: { children: ReactNode }) {
  return use(IsInScope) ? children : <Configured>{children}</Configured>;
}
