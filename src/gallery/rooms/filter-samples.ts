import { CompanyStatus, CompanyType } from '@/enums';
import { t } from '@/i18n';
import type { AnyFilter, FilterName, FilterType, FilterValue } from '@/schema/filter';

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
  filter?: Omit<AnyFilter, 'key' | 'type'>;
  value: FilterValue;
  name?: FilterName;
}

/** One filter of every type with a sample value; a new type without one does not compile. */
const samples: Record<FilterType, () => FilterSample> = {
  text: () => ({ value: record(1).title }),
  phone: () => ({ value: '13800138000' }),
  select: () => ({ filter: { enum: CompanyType }, value: CompanyType.line }),
  radio: () => ({ filter: { enum: CompanyStatus }, value: CompanyStatus.enabled }),
  checkbox: () => ({
    filter: { enum: CompanyType },
    value: [CompanyType.line, CompanyType.lastMile],
  }),
  yesNo: () => ({ value: true }),
  numberRange: () => ({ value: ['3', null] }),
  dateRange: () => ({ value: ['2026-01-01', '2026-01-31'] }),
  dateTimeRange: () => ({ value: ['2026-01-01 00:00:00', '2026-01-31 23:59:59'] }),
  substation: () => ({ value: 1, name: t('gallery.sample.tagA') }),
  substationType: () => ({ value: 1, name: t('gallery.sample.tagB') }),
  company: () => ({ value: 1, name: record(1).title }),
  item: () => ({ value: 1, name: t('gallery.sample.tagA') }),
  app: () => ({ value: 1, name: t('gallery.sample.tagB') }),
  bizUser: () => ({ value: 1, name: t('gallery.sample.person') }),
  staff: () => ({ value: 1, name: t('gallery.sample.person') }),
  lazyRegion: () => ({ value: 330_110, name: t('gallery.sample.region') }),
  region: () => ({ value: 330_110, name: t('gallery.sample.region') }),
  remoteSelect: () => ({ filter: { data }, value: 1, name: record(1).title }),
  remoteCheckbox: () => ({
    filter: { data },
    value: [1, 2],
    name: [record(1).title, record(2).title],
  }),
  cascader: () => ({ filter: { options: nodes() }, value: 11, name: nodes()[0]?.name }),
};

// Object.keys returns strings; these are the keys above.
export const filterTypesInOrder = Object.keys(samples) as FilterType[];

export const filterSample = (type: FilterType) => samples[type]();
export const filterOf = (type: FilterType): AnyFilter => ({
  ...filterSample(type).filter,
  key: type,
  type,
});

/** A cascader without options until the company is selected. */
export const dependentFilter: AnyFilter = {
  key: 'dependent',
  type: 'cascader',
  dependsOn: 'company',
  optionsOf: () => Promise.resolve(nodes()),
};
