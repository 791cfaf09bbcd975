import { lazy } from 'react';
import { ApiError } from '@/api/errors';
import type { AnyField } from '@/elements/crud/field-schema';
import { mobile } from '@/elements/form/rules';
import { CompanyStatus, CompanyType } from '@/enums';
import { t } from '@/i18n';
import { Opener } from './opener';
import { sampleName, samples } from './sample';
import type { Room } from './section';

const FormPopup = lazy(() =>
  import('@/elements/form/form-popup').then((module) => ({ default: module.FormPopup })),
);

/** One field of every type that a popup shows. */
const fields: AnyField[] = [
  { key: 'company', required: true, maxLength: 50 },
  { key: 'mobile', rules: [mobile], required: (form) => form.status === CompanyStatus.enabled },
  { key: 'type', type: 'select', of: CompanyType },
  { key: 'status', type: 'radio', of: CompanyStatus },
  { key: 'remark', type: 'textarea', maxLength: 500, wide: true },
];

interface FormProps {
  textKey: string;
  onSave?: () => Promise<void>;
  shown?: AnyField[];
}

function Form({ textKey, onSave = () => Promise.resolve(), shown = fields }: FormProps) {
  const text = t(textKey);
  return (
    <Opener text={text}>
      {(close) => (
        <FormPopup
          title={text}
          name={sampleName}
          fields={shown}
          initial={{ ...samples(1)[0] }}
          onSave={onSave}
          onReload={() => Promise.resolve({ ...samples(2)[1] })}
          onClose={close}
        />
      )}
    </Opener>
  );
}

const refuse = (status: number) => () => {
  const validationErrors = [{ message: t('gallery.sample.taken'), members: ['Company'] }];
  return Promise.reject(new ApiError({ kind: 'server', status, validationErrors }));
};
const wide = [...fields, ...['lines', 'branches', 'site', 'owner'].map((key) => ({ key }))];

/** New field types, pages of fields, detail views go here. */
export const forms: Room = {
  key: 'forms',
  sections: [
    { key: 'popup', render: () => <Form textKey="actions.edit" /> },
    { key: 'wide', render: () => <Form textKey="gallery.open" shown={wide} /> },
    { key: 'refused', render: () => <Form textKey="gallery.open" onSave={refuse(400)} /> },
    { key: 'conflict', render: () => <Form textKey="gallery.open" onSave={refuse(409)} /> },
  ],
};
