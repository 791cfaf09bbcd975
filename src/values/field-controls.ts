import type { ComponentType } from 'react';
import type { FieldProps } from '@/elements/control/control-props';
import { lazyControl } from '@/elements/query/lazy-control';
import { loadTexts } from '@/i18n';
import type { AnyField, FieldType, Preload } from '@/schema/field';
import { CodeField, RadioField } from '@/values/code/code-field';
import { IdNumberField } from '@/values/id-number/id-number-field';
import { PhoneField } from '@/values/phone/phone-field';
import { rangeField } from '@/values/range/field';
import { TextAreaField, TextField } from '@/values/text/text-field';

const lazyField = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<FieldProps>>>,
  name: Name,
) => lazyControl(async () => (await load())[name]);

/** The controls that simple forms do not need are loaded together. */
const more = () => import('./more-controls');
const PasswordField = lazyField(more, 'PasswordField');
const EmailField = lazyField(more, 'EmailField');
const NumberField = lazyField(more, 'NumberField');
const AmountField = lazyField(more, 'AmountField');
const SwitchField = lazyField(more, 'SwitchField');
const OptionsField = lazyField(more, 'OptionsField');
const MobileField = lazyField(more, 'MobileField');
const CodesField = lazyField(more, 'CodesField');
const FlagsField = lazyField(more, 'FlagsField');

const dates = () => import('@/values/date/date-field');
const DateField = lazyField(dates, 'DateField');
const DateTimeField = lazyField(dates, 'DateTimeField');
const AddressField = lazyField(() => import('@/values/address/address-field'), 'AddressField');
const RichTextField = lazyField(async () => {
  const [module] = await Promise.all([
    import('@/elements/editor/rich-text-field'),
    loadTexts('editor'),
  ]);
  return module;
}, 'RichTextField');
const RecordField = lazyField(() => import('@/values/record/record-field'), 'RecordField');
const RegionField = lazyField(() => import('@/values/region/region-field'), 'RegionField');
const RegionTreeField = lazyField(
  () => import('@/values/region/region-tree-field'),
  'RegionTreeField',
);
const FileField = lazyField(() => import('@/values/file/file-field'), 'FileField');
const ImageField = lazyField(() => import('@/values/image/image-field'), 'ImageField');

const CustomField = ({ field, ...control }: FieldProps) => field.render?.(control) ?? null;

export type FieldControl = ComponentType<FieldProps> & { preload?: Preload };

/** The control of each type of field. Those that simple forms do not need are loaded before their form opens. */
const controls: Record<FieldType, (field: AnyField) => FieldControl> = {
  text: ({ multiline }) => (multiline ? TextAreaField : TextField),
  html: () => RichTextField,
  code: ({ control, multiple }) =>
    multiple ? CodesField : control === 'radio' ? RadioField : CodeField,
  password: () => PasswordField,
  email: () => EmailField,
  address: () => AddressField,
  idNumber: () => IdNumberField,
  phone: ({ parts }) => (parts ? MobileField : PhoneField),
  number: () => NumberField,
  money: () => AmountField,
  flag: () => SwitchField,
  flags: () => FlagsField,
  date: () => DateField,
  dateTime: () => DateTimeField,
  // A range is drawn as two fields of the type of its ends.
  range: (field) => fieldControl(rangeField.ends(field).field),
  record: ({ load }) => (load ? OptionsField : RecordField),
  region: ({ tree }) => (tree ? RegionTreeField : RegionField),
  image: () => ImageField,
  file: () => FileField,
  custom: () => CustomField,
};

/** The control of a field that has no columns. */
export const fieldControl = (field: AnyField): FieldControl =>
  controls[field.type ?? 'text'](field);
