import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { Drawn, PartBoundary } from '@/elements/query/part-boundary';
import { mediaOf } from '@/elements/text/media';
import { emptyText } from '@/lib/intl';
import type { Values } from '@/schema/field';
import { Form } from '@/ui/antd/form';
import { filesOf } from '@/values/file/form-files';

interface FormPreviewProps {
  form: FormInstance<Values>;
  render: (values: Values) => ReactNode;
}

/** A preview of the form's values that renders again at every change; `--` while these cannot be drawn. */
export function FormPreview({ form, render }: FormPreviewProps) {
  const values = Form.useWatch((all: Values) => all, { form, preserve: true });
  return (
    <PartBoundary value={values} fallback={emptyText}>
      <Drawn draw={() => render(values ?? {})} />
    </PartBoundary>
  );
}

/** The safe URL of the image in a form field; '' when there is none. */
export const imageUrl = (values: object, key: string): string =>
  mediaOf(filesOf({ key }, { ...values }))[0]?.url ?? '';
