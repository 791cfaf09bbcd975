import type { ComponentType } from 'react';
import type { FieldProps } from '@/elements/control/control-props';
import { lazyControl } from '@/elements/query/lazy-control';
import type { AnyField, FieldType, Preload } from '@/schema/field';
import { CodeField, RadioField } from '@/values/code/code-field';
import { IdNumberField } from '@/values/id-number/id-number-field';
import { PhoneField } from '@/values/phone/phone-field';
import { rangeField } from '@/values/range/field';
import { TextAreaField, TextField } from '@/values/text/text-field';

const more = (pick: (controls: typeof import('./more-controls')) => ComponentType<FieldProps>) =>
  lazyControl(async () => pick(await import('./more-controls')));
const PasswordField = more((controls) => controls.PasswordField);
const EmailField = more((controls) => controls.EmailField);
const NumberField = more((controls) => controls.NumberField);
const AmountField = more((controls) => controls.AmountField);
const SwitchField = more((controls) => controls.SwitchField);
const OptionsField = more((controls) => controls.OptionsField);
const MobileField = more((controls) => controls.MobileField);
const CodesField = more((controls) => controls.CodesField);
const FlagsField = more((controls) => controls.FlagsField);

const dates = () => import('@/values/date/date-field');
const DateField = lazyControl(async () => (await dates()).DateField);
const DateTimeField = lazyControl(async () => (await dates()).DateTimeField);
const AddressField = lazyControl(
  async () => (await import('@/values/address/address-field')).AddressField,
);
const RichTextField = lazyControl(
  async () => (await import('@/elements/editor/rich-text-field')).RichTextField,
);
const RecordField = lazyControl(
  async () => (await import('@/values/record/record-field')).RecordField,
);
const RegionField = lazyControl(
  async () => (await import('@/values/region/region-field')).RegionField,
);
const RegionTreeField = lazyControl(
  async () => (await import('@/values/region/region-tree-field')).RegionTreeField,
);
const FileField = lazyControl(async () => (await import('@/values/file/file-field')).FileField);
const ImageField = lazyControl(async () => (await import('@/values/image/image-field')).ImageField);

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
