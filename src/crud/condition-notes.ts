import { conditionLength } from '@/config/limits';
import { listText } from '@/elements/text/list-text';
import { label, t } from '@/i18n';

interface Faults {
  unwritten: readonly string[];
  cut: readonly string[];
}

/** What to say of conditions that do not hold, or will not, as they were given. */
export function conditionNotes(page: string, { unwritten, cut }: Faults): string[] {
  const labels = (keys: readonly string[]) =>
    listText(keys.map((key) => label(page, 'filters', key)));
  return [
    ...(cut.length
      ? [t('elements.filter.cut', { labels: labels(cut), count: conditionLength })]
      : []),
    ...(unwritten.length ? [t('elements.filter.unwritten', { labels: labels(unwritten) })] : []),
  ];
}
