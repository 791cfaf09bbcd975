import type { Values } from '@/schema/field';
import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { filesOf } from '@/elements/form/form-files';
import { mediaOf } from '@/elements/text/media';

interface FormPreviewProps {
  form: FormInstance<Values>;
  render: (values: Values) => ReactNode;
}

/** What is being typed, as it will look; drawn again with every change. */
export function FormPreview({ form, render }: FormPreviewProps) {
  const values = Form.useWatch((all: Values) => all, { form, preserve: true });
  return render(values ?? {});
}

/** Address, found safe, of the picture that a field of a form holds the id of; '' without one. */
export const imageUrl = (values: object, key: string): string =>
  mediaOf(filesOf({ key }, { ...values }))[0]?.url ?? '';
