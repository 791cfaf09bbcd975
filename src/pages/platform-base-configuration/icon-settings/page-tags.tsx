import type { IconSetting } from '@/api/platform/icon-setting';
import { cellText } from '@/elements/text/cell-text';
import { Tags } from '@/elements/table/cells/text-cells';
import { DisplayPage } from '@/enums';
import { t } from '@/i18n';

/** The pages an icon shows on. */
export function PageTags({ displayPages }: IconSetting) {
  const texts = displayPages.map((page) => cellText(page, 'enum', DisplayPage));
  return <Tags texts={texts} hint={texts.join(t('elements.cells.separator'))} />;
}
