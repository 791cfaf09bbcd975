import type { CompanyChange } from '@/api/company/company';
import { t, useTranslation } from '@/i18n';
import { formatDateTime } from '@/lib/time';
import { Timeline } from '@/ui/timeline';
import { cellText } from '@/values/cell-text';
import { changedField, changedSection, changedValue } from './change-text';

/** The changes of a company, the latest first. */
export function ChangeTimeline({ items }: { items: CompanyChange[] }) {
  useTranslation();
  return (
    <Timeline
      label={t('company.details.tabs.changes')}
      entries={items.map((change) => ({
        key: change.id,
        time: formatDateTime(change.changeTime),
        title: [changedSection(change), changedField(change)].join(' · '),
        content: [
          [change.before, change.after]
            .map((value) => cellText(changedValue(change, value)))
            .join(' → '),
          cellText(change.operatorName),
        ].join(' · '),
      }))}
    />
  );
}
