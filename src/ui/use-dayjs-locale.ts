import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { currentLanguage, useTranslation } from '@/i18n';

/** Lets dayjs write the names of days and months in the chosen language. */
export function useDayjsLocale() {
  useTranslation();
  dayjs.locale(currentLanguage() === 'zh-CN' ? 'zh-cn' : 'en');
}
