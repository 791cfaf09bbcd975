import { useState } from 'react';
import type { AnyFilter } from '@/elements/crud/filter-schema';
import { FilterBar } from '@/elements/filter/filter-bar';
import type { FilterNames, FilterValues } from '@/elements/filter/filter-values';
import { CompanyStatus, CompanyType } from '@/enums';
import { t } from '@/i18n';
import { sampleName } from './sample';
import type { Room } from './section';

/** One condition of every type. */
const filters: AnyFilter[] = [
  { key: 'company' },
  { key: 'status', type: 'radio', of: CompanyStatus },
  { key: 'type', type: 'checkbox', of: CompanyType },
  { key: 'insured', type: 'yesNo' },
  { key: 'settled', type: 'dateTimeRange' },
  { key: 'lines', type: 'numberRange' },
  { key: 'substation', type: 'substation' },
  { key: 'owner', type: 'company' },
  { key: 'region', type: 'region' },
  { key: 'branches', type: 'numberRange', more: true },
  { key: 'kind', type: 'select', of: CompanyType, more: true },
];

interface BarProps {
  values?: FilterValues;
  names?: FilterNames;
  busy?: boolean;
}

function Bar({ values = {}, names = {}, busy }: BarProps) {
  const [shown, setShown] = useState({ values, names });
  return (
    <FilterBar
      name={sampleName}
      filters={filters}
      values={shown.values}
      names={shown.names}
      onSearch={(next, called) => setShown({ values: next, names: called })}
      busy={busy}
    />
  );
}

const set = (): BarProps => ({
  values: {
    company: t('gallery.sample.company', { number: 1 }),
    status: CompanyStatus.enabled,
    type: [CompanyType.line, CompanyType.lastMile],
    settled: ['2026-01-01 00:00:00', '2026-01-31 23:59:59'],
    lines: ['3', null],
    substation: 1,
  },
  names: { substation: t('gallery.sample.tagA') },
});

/** New filter types and states of the bar go here. */
export const filterBars: Room = {
  key: 'filters',
  sections: [
    { key: 'unset', render: () => <Bar /> },
    { key: 'set', render: () => <Bar {...set()} /> },
    { key: 'busy', render: () => <Bar busy /> },
  ],
};
