import { ApiError } from '@/api/errors';
import { type FieldProps, idsOf } from '@/elements/control/control-props';
import { useFormFields } from '@/elements/control/form-context';
import { RecordSelect } from '@/elements/select/record-select';
import { errorText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { isId } from '@/lib/guards';
import type { AnyField } from '@/schema/field';
import { notify } from '@/ui/feedback/notify';
import { useSetWithName } from './use-record';

/** Shows why the options could not be loaded: the server's message, or that it is busy. */
function notifyLoadError(error: unknown) {
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
        if (!signal.aborted) notifyLoadError(error);
        throw error;
      }),
  };
}

/** A select, single or multiple, whose options are loaded all at once. */
export function OptionsField(props: FieldProps) {
  const { id, field, label, value, disabled, onBlur } = props;
  const { name } = useFormFields();
  const onChange = useSetWithName(props);
  const common = { id, label, disabled, onBlur, onChange, source: sourceOf(name, field) };
  if (field.multiple) {
    return <RecordSelect multiple {...common} value={idsOf(value)} />;
  }
  return <RecordSelect {...common} value={isId(value) ? value : null} />;
}
