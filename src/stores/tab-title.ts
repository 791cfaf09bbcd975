import { t } from '@/i18n';
import type { Tab } from './tabs';

/** The title of the page, with the name of its record when there is one. */
export function tabTitle({ name, title }: Pick<Tab, 'name' | 'title'>): string {
  const page = t(`routes.${name}`);
  return title ? t('elements.tabs.record', { page, name: title }) : page;
}
