import { searchRegions } from '@/elements/record-select/searches';
import { CompanyStatus, CompanyType, CompanyUserRole, RegionLevel } from '@/enums';
import { t } from '@/i18n';
import type { AnyField } from '@/schema/field';
import { percent } from '@/values/rules';
import { attachments, picture } from './sample';

interface FieldSample {
  field: Omit<AnyField, 'key'>;
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
  { key: 'switch', type: 'flag' },
];
const rows = () => [
  { text: company(), number: 12, switch: true },
  { text: person(), number: 7, switch: false },
];
const wrongRows = () => [
  { text: '', number: 12, switch: true },
  { text: person(), number: 700, switch: false },
];

const named = <Name extends string>(samples: Record<Name, () => FieldSample>) => samples;

/** One field of every type and control with a sample value, by the name of its label. */
const samples = named({
  text: () => ({ field: { type: 'text', maxLength: 50 }, values: { text: company() }, wrong: '' }),
  password: () => ({
    field: { type: 'password', strength: true },
    values: { password: 'Freight@2026' },
  }),
  email: () => ({
    field: { type: 'email' },
    values: { email: 'li.na@example.com' },
    wrong: 'li.na',
  }),
  mobile: () => ({
    field: { type: 'phone', parts: true },
    values: { mobile: '13800138000' },
    wrong: '138',
  }),
  number: () => ({ field: { type: 'number', min: 0, max: 99 }, values: { number: 12 } }),
  amount: () => ({
    field: { type: 'money', chineseCapitals: true },
    values: { amount: 1_234.5 },
    wrong: 'x',
  }),
  textarea: () => ({
    field: { type: 'text', multiline: true, maxLength: 500, wide: true },
    values: { textarea: t('gallery.sample.long') },
  }),
  richText: () => ({
    field: { type: 'html', wide: true },
    values: { richText: `<h2>${company()}</h2><p>${t('gallery.sample.long')}</p>` },
  }),
  select: () => ({
    field: { type: 'code', enum: CompanyType },
    values: { select: CompanyType.line },
  }),
  radio: () => ({
    field: { type: 'code', control: 'radio', enum: CompanyStatus },
    values: { radio: CompanyStatus.enabled },
  }),
  checkboxes: () => ({
    field: { type: 'code', multiple: true, enum: CompanyUserRole },
    values: { checkboxes: [1, 4] },
  }),
  flags: () => ({ field: { type: 'flags', enum: CompanyUserRole }, values: { flags: 3 } }),
  switch: () => ({ field: { type: 'flag' }, values: { switch: true } }),
  options: () => ({
    field: { type: 'record', load: () => Promise.resolve(options()) },
    values: { options: 2 },
  }),
  date: () => ({ field: { type: 'date' }, values: { date: '2026-01-31' } }),
  dateTime: () => ({ field: { type: 'dateTime' }, values: { dateTime: '2026-01-31T08:30:00' } }),
  numberRange: () => ({
    field: { type: 'range', of: 'number' },
    values: { numberRange: [3, 12] },
    wrong: [12, 3],
  }),
  dateRange: () => ({
    field: { type: 'range', of: 'date' },
    values: { dateRange: ['2026-01-01', '2026-01-31'] },
  }),
  dateTimeRange: () => ({
    field: { type: 'range', of: 'dateTime' },
    values: { dateTimeRange: ['2026-01-01T00:00:00', '2026-01-31T23:59:59'] },
  }),
  substation: () => ({
    field: { type: 'record', of: 'substation' },
    values: { substation: 1, substation$name: t('gallery.sample.tagA') },
  }),
  substationType: () => ({
    field: { type: 'record', of: 'substationType' },
    values: { substationType: 1, substationType$name: t('gallery.sample.tagB') },
  }),
  company: () => ({
    field: { type: 'record', of: 'company' },
    values: { company: 1, company$name: company() },
  }),
  item: () => ({
    field: { type: 'record', of: 'item' },
    values: { item: 1, item$name: t('gallery.sample.tagA') },
  }),
  app: () => ({
    field: { type: 'record', of: 'app' },
    values: { app: 1, app$name: t('gallery.sample.tagB') },
  }),
  bizUser: () => ({
    field: { type: 'record', of: 'bizUser' },
    values: { bizUser: 1, bizUser$name: person() },
  }),
  staff: () => ({
    field: { type: 'record', of: 'staff' },
    values: { staff: 1, staff$name: person() },
  }),
  lazyRegion: () => ({
    field: { type: 'record', of: 'lazyRegion' },
    values: { lazyRegion: 330_110, lazyRegion$name: t('gallery.sample.region') },
  }),
  line: () => ({
    field: { type: 'record', of: 'line', companyKey: 'company' },
    values: { line: 1, line$name: t('gallery.sample.line') },
  }),
  branch: () => ({
    field: { type: 'record', of: 'branch', companyKey: 'company' },
    values: { branch: 1, branch$name: t('gallery.sample.branch', { number: 1 }) },
  }),
  lineContact: () => ({
    field: { type: 'record', of: 'lineContact', companyKey: 'company', multiple: true },
    values: { lineContact: [1], lineContact$name: [person()] },
  }),
  remote: () => ({
    field: { type: 'record', search: searchRegions, multiple: true },
    values: { remote: [330_110], remote$name: [t('gallery.sample.region')] },
  }),
  region: () => ({
    field: { type: 'region' },
    values: { region: 330_110, region$name: t('gallery.sample.region') },
  }),
  regionTree: () => ({
    field: { type: 'region', tree: true, levels: [RegionLevel.city], wide: true },
    values: { regionTree: [330_000] },
  }),
  image: () => ({
    field: { type: 'image', urlKey: 'imageUrl' },
    values: { image: 1, imageUrl: picture },
  }),
  media: () => ({
    field: { type: 'image', videos: 1, max: 1, urlKey: 'mediaUrl' },
    values: { media: [1], mediaUrl: [picture] },
  }),
  attachment: () => ({
    field: { type: 'file', max: 3, urlKey: 'attachmentUrl', nameKey: 'attachmentName' },
    values: {
      attachment: attachments().map(({ attachmentId }) => attachmentId),
      attachmentUrl: attachments().map(({ url }) => url),
      attachmentName: attachments().map(({ name }) => name),
    },
  }),
  custom: () => ({
    field: { type: 'custom', render: ({ id }) => <span id={id}>{t('gallery.sample.note')}</span> },
    values: {},
  }),
  address: () => ({
    field: { type: 'address', regionKey: 'region', wide: true },
    values: { address: t('gallery.sample.long') },
  }),
  rows: () => ({
    field: { columns: rowColumns, max: 5 },
    values: { rows: rows() },
    wrong: wrongRows(),
  }),
});

// Object.keys returns strings; these are the keys above.
const names = Object.keys(samples) as (keyof typeof samples)[];

export const fieldOf = (name: keyof typeof samples, more: Partial<AnyField> = {}): AnyField => ({
  ...samples[name]().field,
  ...more,
  key: name,
});
export const allFields = (more?: Partial<AnyField>) => names.map((name) => fieldOf(name, more));
export const filledValues = () => Object.assign({}, ...names.map((name) => samples[name]().values));
/** The invalid values of all fields that can have one; the others are empty. */
export const wrongValues = () =>
  Object.fromEntries(names.map((name) => [name, samples[name]().wrong]));
