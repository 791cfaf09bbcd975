import { conditionLength } from '@/config/limits';
import { describeConditions } from '@/elements/export/conditions-text';
import type { Conditions } from '@/elements/filter/conditions';
import { listText } from '@/elements/text/messages';
import { label, t, useTranslation } from '@/i18n';
import type { AnyFilter, Filter } from '@/schema/filter';
import { usePrivacy } from '@/stores/privacy';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import styles from './crud-list.module.css';

/**
 * The filters a list shows: the filter by sub-station is hidden while one sub-station is chosen for the whole console.
 */
export function useVisibleFilters<Query>(declared: Filter<Query>[] = []): AnyFilter[] {
  const isAll = useSubstations(({ chosen }) => isAllSubstations(chosen.id));
  // The declaration's type has checked the keys; the elements accept filters with any key.
  const filters = declared as AnyFilter[];
  return isAll ? filters : filters.filter(({ of }) => of !== 'substation');
}

interface ConditionProblems {
  omittedKeys: readonly string[];
  truncatedKeys: readonly string[];
  unknownKeys: readonly string[];
}

/**
 * Sentences about conditions that the URL could not hold (`omittedKeys`), that were too long and were shortened
 * (`truncatedKeys`), or whose value in the URL is unknown (`unknownKeys`).
 */
export function conditionWarnings(
  name: string,
  { omittedKeys, truncatedKeys, unknownKeys }: ConditionProblems,
): string[] {
  const labels = (keys: readonly string[]) =>
    listText(keys.map((key) => label(name, 'filters', key)));
  return [
    ...(truncatedKeys.length
      ? [t('elements.filter.cut', { labels: labels(truncatedKeys), count: conditionLength })]
      : []),
    ...(omittedKeys.length
      ? [t('elements.filter.unwritten', { labels: labels(omittedKeys) })]
      : []),
    ...(unknownKeys.length ? [t('elements.filter.unknown', { labels: labels(unknownKeys) })] : []),
  ];
}

interface PrintedConditionsProps {
  /** The page's name, for labels. */
  name: string;
  filters: AnyFilter[];
  conditions: Conditions;
}

/** The active conditions as text, for printing only: the filter bar, which shows them on the screen, is not printed. */
export function PrintedConditions({ name, filters, conditions }: PrintedConditionsProps) {
  const { t } = useTranslation();
  // The texts of the conditions depend on it.
  usePrivacy();
  const texts = describeConditions(name, filters, conditions);
  if (!texts.length) return null;
  return (
    <ul className={styles.printed} data-print="only" aria-label={t('elements.filter.title')}>
      {texts.map(({ label, text }) => (
        <li key={label}>{t('elements.filter.chip', { label, value: text })}</li>
      ))}
    </ul>
  );
}
