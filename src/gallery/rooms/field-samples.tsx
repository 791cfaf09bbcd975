import { mobileInParts, percent } from '@/elements/form/rules';
import { searchRegions } from '@/elements/record-select/searches';
import { CompanyStatus, CompanyType, CompanyUserRole, RegionLevel } from '@/enums';
import { t } from '@/i18n';
import type { AnyField, FieldType } from '@/schema/field';
import { attachments, picture } from './sample';

interface FieldSample {
  field?: Omit<AnyField, 'key' | 'type'>;
  /** A valid value, by key. */
  values: Record<string, unknown>;
  /** An invalid value. */
  wrong?: unknown;
}

const company = () => t('gallery.sample.company', { number: 1 });
const person = () => t('gallery.sample.person');
const options = () =>
  [1, 2, 3].map((value) => ({ value, label: t('gallery.sample.branch', { number: value }) }));
const rowColumns: AnyField[] = [
  { key: 'text', required: true },
  { key: 'number', type: 'number', rules: [percent] },
  { key: 'switch', type: 'switch' },
];
const rows = () => [
  { text: company(), number: 12, switch: true },
  { text: person(), number: 7, switch: false },
];
const wrongRows = () => [
  { text: '', number: 12, switch: true },
  { text: person(), number: 700, switch: false },
];

/** One field of every type with a sample value; a new type without one does not compile. */
const samples: Record<FieldType, () => FieldSample> = {
  text: () => ({ field: { maxLength: 50 }, values: { text: company() }, wrong: '' }),
  password: () => ({ field: { strength: true }, values: { password: 'Freight@2026' } }),
  email: () => ({ values: { email: 'li.na@example.com' }, wrong: 'li.na' }),
  mobile: () => ({
    field: { rules: [mobileInParts] },
    values: { mobile: '13800138000' },
    wrong: '138',
  }),
  number: () => ({ field: { min: 0, max: 99 }, values: { number: 12 } }),
  amount: () => ({ field: { chineseCapitals: true }, values: { amount: 1_234.5 }, wrong: 'x' }),
  textarea: () => ({
    field: { maxLength: 500, wide: true },
    values: { textarea: t('gallery.sample.long') },
  }),
  richText: () => ({
    field: { wide: true },
    values: { richText: `<h2>${company()}</h2><p>${t('gallery.sample.long')}</p>` },
  }),
  select: () => ({ field: { enum: CompanyType }, values: { select: CompanyType.line } }),
  radio: () => ({ field: { enum: CompanyStatus }, values: { radio: CompanyStatus.enabled } }),
  checkboxes: () => ({ field: { enum: CompanyUserRole }, values: { checkboxes: [1, 4] } }),
  flags: () => ({ field: { enum: CompanyUserRole }, values: { flags: 3 } }),
  switch: () => ({ values: { switch: true } }),
  options: () => ({
    field: { load: () => Promise.resolve(options()) },
    values: { options: 2 },
  }),
  date: () => ({ values: { date: '2026-01-31' } }),
  dateTime: () => ({ values: { dateTime: '2026-01-31T08:30:00' } }),
  numberRange: () => ({ values: { numberRange: [3, 12] }, wrong: [12, 3] }),
  dateRange: () => ({ values: { dateRange: ['2026-01-01', '2026-01-31'] } }),
  dateTimeRange: () => ({
    values: { dateTimeRange: ['2026-01-01T00:00:00', '2026-01-31T23:59:59'] },
  }),
  substation: () => ({ values: { substation: 1, substation$name: t('gallery.sample.tagA') } }),
  substationType: () => ({
    values: { substationType: 1, substationType$name: t('gallery.sample.tagB') },
  }),
  company: () => ({ values: { company: 1, company$name: company() } }),
  item: () => ({ values: { item: 1, item$name: t('gallery.sample.tagA') } }),
  app: () => ({ values: { app: 1, app$name: t('gallery.sample.tagB') } }),
  bizUser: () => ({ values: { bizUser: 1, bizUser$name: person() } }),
  staff: () => ({ values: { staff: 1, staff$name: person() } }),
  lazyRegion: () => ({
    values: { lazyRegion: 330_110, lazyRegion$name: t('gallery.sample.region') },
  }),
  line: () => ({
    field: { companyKey: 'company' },
    values: { line: 1, line$name: t('gallery.sample.line') },
  }),
  branch: () => ({
    field: { companyKey: 'company' },
    values: { branch: 1, branch$name: t('gallery.sample.branch', { number: 1 }) },
  }),
  lineContact: () => ({
    field: { companyKey: 'company', multiple: true },
    values: { lineContact: [1], lineContact$name: [person()] },
  }),
  remote: () => ({
    field: { search: searchRegions, multiple: true },
    values: { remote: [330_110], remote$name: [t('gallery.sample.region')] },
  }),
  region: () => ({ values: { region: 330_110, region$name: t('gallery.sample.region') } }),
  regionTree: () => ({
    field: { levels: [RegionLevel.city], wide: true },
    values: { regionTree: [330_000] },
  }),
  image: () => ({ field: { urlKey: 'imageUrl' }, values: { image: 1, imageUrl: picture } }),
  media: () => ({
    field: { max: 1, urlKey: 'mediaUrl' },
    values: { media: [1], mediaUrl: [picture] },
  }),
  attachment: () => ({
    field: { max: 3, urlKey: 'attachmentUrl', nameKey: 'attachmentName' },
    values: {
      attachment: attachments().map(({ attachmentId }) => attachmentId),
      attachmentUrl: attachments().map(({ url }) => url),
      attachmentName: attachments().map(({ name }) => name),
    },
  }),
  custom: () => ({
    field: { render: ({ id }) => <span id={id}>{t('gallery.sample.note')}</span> },
    values: {},
  }),
  address: () => ({
    field: { regionKey: 'region', wide: true },
    values: { address: t('gallery.sample.long') },
  }),
  rows: () => ({
    field: { columns: rowColumns, max: 5, wide: true },
    values: { rows: rows() },
    wrong: wrongRows(),
  }),
};

// Object.keys returns strings; these are the keys above.
const types = Object.keys(samples) as FieldType[];

export const fieldOf = (type: FieldType, more: Partial<AnyField> = {}): AnyField => ({
  ...samples[type]().field,
  ...more,
  key: type,
  type,
});
export const allFields = (more?: Partial<AnyField>) => types.map((type) => fieldOf(type, more));
export const filledValues = () => Object.assign({}, ...types.map((type) => samples[type]().values));
/** The invalid values of all fields that can have one; the others are empty. */
export const wrongValues = () =>
  Object.fromEntries(types.map((type) => [type, samples[type]().wrong]));
