import { ApiError } from '@/api/errors';
import type { Id } from '@/api/types';
import type { AnyField } from '@/elements/crud/field-schema';
import { errorText } from '@/elements/feedback/error-text';
import { notify } from '@/elements/feedback/notify';
import { ListMultiSelect, ListSelect } from '@/elements/select/list-select';
import { t } from '@/i18n';
import type { FieldProps } from './control-props';
import { useFormOfFields } from './form-context';

/** Says why the choices of a field did not come: the server's words, or that it is busy. */
function tellSource(error: unknown) {
  if (error instanceof ApiError && error.kind === 'cancelled') return;
  notify.infoPopup(error instanceof ApiError ? errorText(error) : t('errors.busy'));
}

function sourceOf(name: string, { key, load }: AnyField) {
  if (!load) throw new Error(`Field "${key}" has nothing to load its choices with`);
  return {
    key: `options of ${name}.${key}`,
    changes: true,
    list: (signal: AbortSignal) =>
      load({ signal, quiet: true }).catch((error: unknown) => {
        if (!signal.aborted) tellSource(error);
        throw error;
      }),
  };
}

const isId = (value: unknown): value is Id =>
  typeof value === 'string' || typeof value === 'number';

/** Choices the server offers as a whole, one or several. */
export function OptionsField({ id, field, label, value, disabled, onChange }: FieldProps) {
  const { name } = useFormOfFields();
  const common = { id, label, disabled, source: sourceOf(name, field) };
  if (field.multiple) {
    return (
      <ListMultiSelect
        {...common}
        value={Array.isArray(value) ? value.filter(isId) : []}
        onChange={(ids) => onChange?.(ids)}
      />
    );
  }
  return (
    <ListSelect
      {...common}
      value={isId(value) ? value : null}
      onChange={(next) => onChange?.(next)}
    />
  );
}
