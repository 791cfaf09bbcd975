import { useContext } from 'react';
import { onGroupBlur, type FieldProps } from '@/elements/control/control-props';
import {
  cellKey,
  PendingUploadsContext,
  TableRowContext,
  type PendingUpload,
} from '@/elements/control/form-context';
import type { FormAttachment } from '@/elements/upload/send-file';
import { useAttachmentUrls } from '@/elements/upload/use-attachment-urls';
import type { Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { filesOf, filesToValue } from './form-files';

/** The props of a control for files. The form stores their names and URLs next to their ids. */
export function useFiles({ id, field, label, value, disabled, onChange, ...rest }: FieldProps) {
  const form = Form.useFormInstance<Values>();
  const inRow = useContext(TableRowContext);
  const values = inRow?.row ?? { ...form.getFieldsValue(true), [field.key]: value };
  const files = useAttachmentUrls(filesOf(field, values));
  const change = (chosen: FormAttachment[]) => {
    const next = filesToValue(field, chosen);
    if (inRow) return inRow.update({ ...next.companions, [field.key]: next.value });
    form.setFieldsValue(next.companions);
    return onChange?.(next.value);
  };
  const all = useContext(PendingUploadsContext);
  const onTransfers = (transfers: readonly PendingUpload[]) => {
    all?.byField.set(inRow ? cellKey(inRow.rowKey, field.key) : field.key, transfers);
    // Validate after the last upload, because the rules skip pending ones. An upload may also remove an older error.
    const validatedField = inRow?.table ?? field.key;
    const hasFiles = !inRow && filesOf(field, form.getFieldsValue(true)).length > 0;
    if (form.getFieldError(validatedField).length || (hasFiles && !transfers.length)) {
      form.validateFields([validatedField]).catch(() => undefined);
    }
  };
  return {
    id,
    label: rest['aria-label'] ?? label,
    describedBy: rest['aria-describedby'],
    disabled,
    value: files,
    onChange: change,
    onBlur: onGroupBlur(rest.onBlur),
    onTransfers,
  };
}
