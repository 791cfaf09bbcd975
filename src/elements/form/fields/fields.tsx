import { ConfigProvider, Radio, Select } from 'antd';
import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import {
  asNumber,
  enumOf,
  inputProps,
  onGroupBlur,
  accessibleName,
  type FieldProps,
} from '@/elements/control/control-props';
import { typeOf } from '@/elements/form/form-values';
import { enumOptions } from '@/elements/select/enum-select';
import { useTranslation } from '@/i18n';
import type { AnyField, FieldType, Preload } from '@/schema/field';
import { allowClear } from '@/ui/allow-clear';
import { lazyControl } from './lazy-control';
import { TextAreaField, TextField } from './text-fields';

/** A select for the values of an enum. */
function CodeField(props: FieldProps) {
  const { t } = useTranslation();
  const { field, label, value, onChange } = props;
  const common = {
    ...inputProps(props),
    allowClear: allowClear(label, value),
    placeholder: t('elements.select.choose', { label }),
    options: enumOptions(enumOf(field)),
  };
  return (
    <Select<number | null>
      {...common}
      value={asNumber(value)}
      onChange={(code) => onChange?.(code ?? undefined)}
    />
  );
}

function RadioField(props: FieldProps) {
  const { id, field, value, disabled, onChange, onBlur } = props;
  return (
    <Radio.Group
      id={id}
      onBlur={onGroupBlur(onBlur)}
      aria-label={accessibleName(props)}
      disabled={disabled}
      options={enumOptions(enumOf(field))}
      value={asNumber(value)}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

const lazyField = (pick: (controls: typeof import('./more-fields')) => ComponentType<FieldProps>) =>
  lazyControl(async () => pick(await import('./more-fields')));
const RecordField = lazyControl(async () => (await import('./record-field')).RecordField);
const DateField = lazyControl(async () => (await import('./date-field')).DateField);
const RowsField = lazyControl(async () => (await import('./table-form')).TableForm);
const FileField = lazyControl(async () => (await import('./file-field')).FileField);
const AddressField = lazyControl(async () => (await import('./address-field')).AddressField);
const RegionTreeField = lazyControl(
  async () => (await import('./region-tree-field')).RegionTreeField,
);
const RichTextField = lazyControl(
  async () => (await import('@/elements/editor/rich-text-field')).RichTextField,
);
const PasswordField = lazyField((controls) => controls.PasswordField);
const EmailField = lazyField((controls) => controls.EmailField);
const NumberField = lazyField((controls) => controls.NumberField);
const AmountField = lazyField((controls) => controls.AmountField);
const SwitchField = lazyField((controls) => controls.SwitchField);
const OptionsField = lazyField((controls) => controls.OptionsField);
const MobileField = lazyField((controls) => controls.MobileField);
const ChoicesField = lazyField((controls) => controls.ChoicesField);

const CustomField = ({ field, ...control }: FieldProps) => field.render?.(control) ?? null;

type Control = ComponentType<FieldProps> & { preload?: Preload };

/** The control of each field type. Those that simple forms do not need are loaded before their form opens. */
const controls: Record<FieldType, (field: AnyField) => Control> = {
  text: ({ multiline }) => (multiline ? TextAreaField : TextField),
  html: () => RichTextField,
  code: ({ control, multiple }) =>
    multiple ? ChoicesField : control === 'radio' ? RadioField : CodeField,
  password: () => PasswordField,
  email: () => EmailField,
  address: () => AddressField,
  idNumber: () => TextField,
  phone: ({ parts }) => (parts ? MobileField : TextField),
  number: () => NumberField,
  money: () => AmountField,
  flag: () => SwitchField,
  flags: () => ChoicesField,
  date: () => DateField,
  dateTime: () => DateField,
  // A range is drawn as two fields, which have the type of its ends.
  range: ({ of }) => (of === 'number' ? NumberField : DateField),
  record: ({ load }) => (load ? OptionsField : RecordField),
  region: ({ tree }) => (tree ? RegionTreeField : RecordField),
  image: () => FileField,
  file: () => FileField,
  custom: () => CustomField,
};
const controlOf = (field: AnyField): Control =>
  field.columns ? RowsField : controls[typeOf(field)](field);

/**
 * Loads the code of all controls of a form; undefined when it is loaded. A control whose code fails to load offers a
 * retry in its place, so a failure does not keep the form closed.
 */
export function preloadControls(fields: readonly AnyField[]): Promise<unknown> | undefined {
  const missing = fields
    .flatMap((field) => [field, ...(field.columns ?? [])])
    .flatMap((field) => [controlOf(field).preload?.(), field.preload?.()])
    .filter((loading) => loading !== undefined);
  return missing.length ? Promise.allSettled(missing) : undefined;
}

/** Whether the code of all controls of a form is loaded; loads what is missing. */
export function useControls(fields: readonly AnyField[]): boolean {
  const [isReady, setIsReady] = useState(() => preloadControls(fields) === undefined);
  const load = useEffectEvent(() => preloadControls(fields));
  useEffect(() => {
    // Not cancelled when the tab is hidden meanwhile: the form is complete when it is shown again.
    if (!isReady) void Promise.resolve(load()).then(() => setIsReady(true));
  }, [isReady]);
  return isReady;
}

/** The control of a field; antd's form item passes id, value and onChange. */
export function FieldControl(props: FieldProps) {
  const { field, disabled } = props;
  const control = createElement(controlOf(field), props);
  if (field.disabled === undefined) return control;
  // Disables antd controls inside custom controls as well.
  return <ConfigProvider componentDisabled={disabled}>{control}</ConfigProvider>;
}
