import { useState } from 'react';
import { readConditions, type FilterNames, type FilterValues } from '@/elements/filter/conditions';
import { FilterBar } from '@/elements/filter/filter-bar';
import { useDraft } from '@/elements/filter/use-draft';
import { Views } from '@/elements/filter/views';
import { t } from '@/i18n';
import { filterOf, filterSample, filterNames, typesName } from './filter-samples';
import type { Room } from './section';

const usual = 8;
/** One filter of every type; some are hidden behind 更多 at first. */
const filters = () =>
  filterNames.map((type, index) => ({ ...filterOf(type), collapsed: index >= usual }));

interface BarProps {
  values?: FilterValues;
  names?: FilterNames;
  busy?: boolean;
  views?: boolean;
}

function Bar({ values = {}, names = {}, busy, views }: BarProps) {
  const [conditions, setConditions] = useState({ ...readConditions('', []), values, names });
  const draft = useDraft(conditions, filters(), setConditions);
  return (
    <FilterBar name={typesName} filters={filters()} draft={draft} busy={busy}>
      {views && <Views name={typesName} />}
    </FilterBar>
  );
}

const setTo = (keys: readonly string[]): BarProps => {
  const types = filterNames.filter((type) => keys.includes(type));
  const all = types.map((type) => [type, filterSample(type)] as const);
  return {
    values: Object.fromEntries(all.map(([type, { value }]) => [type, value])),
    names: Object.fromEntries(all.map(([type, { name = '' }]) => [type, name])),
  };
};
const some = ['text', 'radio', 'checkbox', 'dateTimeRange', 'numberRange'];
const long = (): BarProps => ({ values: { text: t('gallery.sample.long') } });

/** New states of the bar go here; new types go to the samples. */
export const filterBars: Room = {
  key: 'filters',
  sections: [
    { key: 'unset', render: () => <Bar /> },
    { key: 'set', render: () => <Bar {...setTo(some)} /> },
    { key: 'all', render: () => <Bar {...setTo(filterNames)} /> },
    { key: 'long', render: () => <Bar {...long()} /> },
    { key: 'busy', render: () => <Bar {...setTo(some)} busy /> },
    { key: 'views', render: () => <Bar views /> },
  ],
};
