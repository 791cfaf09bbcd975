import { FilterControl } from '@/elements/filter/filter-control';
import { useFilterForm } from '@/elements/filter/use-filter-form';
import { label } from '@/i18n';
import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';
import { Grid, Row } from '@/ui/layout/layout';
import {
  dependentFilter,
  filterOf,
  filterSample,
  typesName,
  type FilterSampleName,
} from './filter-samples';
import type { Room } from './section';
import styles from './gallery.module.css';

interface ControlProps {
  filter: AnyFilter;
  initial?: { value?: FilterValue; name?: FilterName };
  company?: FilterValue;
}

/** The control of a filter as its popover shows it. */
function Control({ filter, initial = {}, company }: ControlProps) {
  const form = useFilterForm([filter], {
    values: { company, [filter.key]: initial.value },
    names: { [filter.key]: initial.name ?? '' },
  });
  return (
    <Grid gap={1} columns={1} className={styles.condition} data-wide={filter.of === 'dateTime'}>
      <span>{label(typesName, 'filters', filter.key)}</span>
      <FilterControl name={typesName} filter={filter} form={form} />
    </Grid>
  );
}

/** Each type twice: empty and with a value. */
const Types = ({ types }: { types: FilterSampleName[] }) => (
  <Row gap={4} align="start" wrap>
    {types.flatMap((type) => [
      <Control key={type} filter={filterOf(type)} />,
      <Control key={`${type}-set`} filter={filterOf(type)} initial={filterSample(type)} />,
    ])}
  </Row>
);

const records: FilterSampleName[] = [
  'substation',
  'substationType',
  'company',
  'item',
  'app',
  'bizUser',
  'staff',
  'lazyRegion',
];

/** The popovers of the chips go here. */
export const filterTypes: Room = {
  key: 'filterTypes',
  sections: [
    {
      key: 'codes',
      render: () => <Types types={['text', 'phone', 'select', 'radio', 'checkbox', 'yesNo']} />,
    },
    {
      key: 'ranges',
      render: () => <Types types={['numberRange', 'dateRange', 'dateTimeRange']} />,
    },
    {
      key: 'wrong',
      render: () => <Control filter={filterOf('numberRange')} initial={{ value: ['3', 'x'] }} />,
    },
    { key: 'records', render: () => <Types types={records} /> },
    { key: 'remote', render: () => <Types types={['remoteSelect', 'remoteCheckbox']} /> },
    { key: 'cascader', render: () => <Types types={['cascader']} /> },
    { key: 'waiting', render: () => <Control filter={dependentFilter} /> },
    { key: 'dependent', render: () => <Control filter={dependentFilter} company={1} /> },
    { key: 'region', render: () => <Types types={['region']} /> },
  ],
};
