import {
  gearConfig,
  gearConfigApi,
  type GearAttribute,
  type GearConfig,
  type GearConfigInput,
} from '@/api/company/gear-config';
import { asCrud } from '@/crud/crud-adapter';
import { crudPage } from '@/crud/crud-page';
import { lazyControl } from '@/elements/query/lazy-control';
import { RecordList } from '@/elements/table/record-list';
import { t } from '@/i18n';
import { P } from '@/policies';
import type { Column } from '@/schema/column';
import type { Field, FormRule, Rule } from '@/schema/field';
import { maxLength } from '@/values/rules';
import { CategoryKeywords } from './category-keywords';

const nameLength = 20;
const unitLength = 10;
const optionLength = 20;
const limits = { attributes: 20, options: 30 };

const TagsInput = lazyControl(async () => (await import('@/elements/select/tags-input')).TagsInput);

const namesOf = (attributes: readonly GearAttribute[]) => attributes.map(({ name }) => name);
const areWithin: Rule = (value) => {
  const words: unknown[] = Array.isArray(value) ? value : [];
  if (words.length > limits.options) return 'tooManyOptions';
  return words.some((word) => String(word).length > optionLength) ? 'longOption' : null;
};
const hasUniqueNames: FormRule<GearConfigInput> = (_value, { attributes = [] }) => {
  const names = namesOf(attributes).filter(Boolean);
  return new Set(names).size < names.length ? 'attributeTwice' : null;
};

const attributeFields: Field<GearAttribute>[] = [
  { key: 'name', required: true, rules: [maxLength(nameLength)] },
  { key: 'unit', width: 88, rules: [maxLength(unitLength)] },
  { key: 'required', type: 'flag' },
  {
    key: 'options',
    type: 'custom',
    width: 208,
    rules: [areWithin],
    render: (control) => <TagsInput {...control} />,
    preload: TagsInput.preload,
  },
];
const attributeColumns: Column<GearAttribute & { id: string }>[] = [
  { key: 'name' },
  { key: 'unit', width: 96 },
  { key: 'required', type: 'flag' },
  { key: 'options', type: 'tags', width: 360 },
];
const api = asCrud<GearConfig, GearConfigInput>({
  all: gearConfigApi.all,
  one: gearConfigApi.one,
  saveAll: gearConfigApi.saveAll,
});

export default crudPage({
  name: 'configuration.gearConfig',
  policy: P.gear,
  record: gearConfig,
  api,
  columns: [
    { key: 'categoryName', width: 200 },
    {
      key: 'attributes',
      type: 'tags',
      width: 480,
      texts: ({ attributes }) => namesOf(attributes),
    },
    'gearCount',
    'sort',
  ],
  card: { details: ['attributes'], facts: ['gearCount'] },
  form: [
    'categoryName',
    {
      key: 'attributes',
      columns: attributeFields,
      max: limits.attributes,
      rules: [hasUniqueNames],
    },
  ],
  defaults: { attributes: [] },
  detail: ({ id, attributes }) => (
    <>
      <RecordList
        name="configuration.gearConfig"
        record={t('configuration.gearConfig.attribute')}
        columns={attributeColumns}
        rows={attributes.map((attribute) => ({ ...attribute, id: attribute.name }))}
      />
      <CategoryKeywords id={id} />
    </>
  ),
  toolbar: ['new', 'sort'],
  rowActions: ['edit', { standard: 'delete', visible: ({ gearCount }) => gearCount === 0 }],
  ordering: {
    load: async (_fixed, options) => (await gearConfigApi.all(undefined, options)).items,
    save: (rows) => gearConfigApi.saveAll({ items: rows }),
  },
});
