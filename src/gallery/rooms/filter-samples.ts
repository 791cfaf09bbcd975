import { CompanyStatus, CompanyType } from '@/enums';
import { t } from '@/i18n';
import type { AnyFilter, FilterName, FilterValue } from '@/schema/filter';

/** The locale section with the labels of all types, each by its name. */
export const typesName = 'gallery.types';

const record = (id: number) => ({ id, title: t('gallery.sample.company', { number: id }) });
const data = {
  search: () => Promise.resolve([1, 2, 3].map(record)),
  valueKey: 'id',
  labelKey: 'title',
};
const nodes = () =>
  [1, 2].map((parent) => ({
    id: parent,
    name: t('gallery.sample.company', { number: parent }),
    children: [1, 2].map((child) => ({
      id: parent * 10 + child,
      name: t('gallery.sample.branch', { number: child }),
    })),
  }));

interface FilterSample {
  filter?: Omit<AnyFilter, 'key'>;
  value: FilterValue;
  name?: FilterName;
}

const named = <Name extends string>(samples: Record<Name, () => FilterSample>) => samples;

/** One filter of every type and control with a sample value, by the name of its label. */
const samples = named({
  text: () => ({ value: record(1).title }),
  phone: () => ({ filter: { type: 'phone' }, value: '13800138000' }),
  select: () => ({ filter: { type: 'code', enum: CompanyType }, value: CompanyType.line }),
  radio: () => ({
    filter: { type: 'code', control: 'radio', enum: CompanyStatus },
    value: CompanyStatus.enabled,
  }),
  checkbox: () => ({
    filter: { type: 'code', multiple: true, enum: CompanyType },
    value: [CompanyType.line, CompanyType.lastMile],
  }),
  yesNo: () => ({ filter: { type: 'flag' }, value: true }),
  numberRange: () => ({ filter: { type: 'range', of: 'number' }, value: ['3', null] }),
  dateRange: () => ({ filter: { type: 'range', of: 'date' }, value: ['2026-01-01', '2026-01-31'] }),
  dateTimeRange: () => ({
    filter: { type: 'range', of: 'dateTime' },
    value: ['2026-01-01 00:00:00', '2026-01-31 23:59:59'],
  }),
  substation: () => ({
    filter: { type: 'record', of: 'substation' },
    value: 1,
    name: t('gallery.sample.tagA'),
  }),
  substationType: () => ({
    filter: { type: 'record', of: 'substationType' },
    value: 1,
    name: t('gallery.sample.tagB'),
  }),
  company: () => ({ filter: { type: 'record', of: 'company' }, value: 1, name: record(1).title }),
  item: () => ({
    filter: { type: 'record', of: 'item' },
    value: 1,
    name: t('gallery.sample.tagA'),
  }),
  app: () => ({ filter: { type: 'record', of: 'app' }, value: 1, name: t('gallery.sample.tagB') }),
  bizUser: () => ({
    filter: { type: 'record', of: 'bizUser' },
    value: 1,
    name: t('gallery.sample.person'),
  }),
  staff: () => ({
    filter: { type: 'record', of: 'staff' },
    value: 1,
    name: t('gallery.sample.person'),
  }),
  lazyRegion: () => ({
    filter: { type: 'record', of: 'lazyRegion' },
    value: 330_110,
    name: t('gallery.sample.region'),
  }),
  region: () => ({ filter: { type: 'region' }, value: 330_110, name: t('gallery.sample.region') }),
  remoteSelect: () => ({ filter: { type: 'record', data }, value: 1, name: record(1).title }),
  remoteCheckbox: () => ({
    filter: { type: 'record', multiple: true, data },
    value: [1, 2],
    name: [record(1).title, record(2).title],
  }),
  cascader: () => ({
    filter: { type: 'cascader', options: nodes() },
    value: 11,
    name: nodes()[0]?.name,
  }),
});

export type FilterSampleName = keyof typeof samples;
// Object.keys returns strings; these are the keys above.
export const filterNames = Object.keys(samples) as FilterSampleName[];

export const filterSample = (name: FilterSampleName) => samples[name]();
export const filterOf = (name: FilterSampleName): AnyFilter => ({
  ...filterSample(name).filter,
  key: name,
});

/** A cascader without options until the company is selected. */
export const dependentFilter: AnyFilter = {
  key: 'dependent',
  type: 'cascader',
  dependsOn: 'company',
  optionsOf: () => Promise.resolve(nodes()),
};
