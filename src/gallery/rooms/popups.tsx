import type { ReactNode } from 'react';
import { ApiError } from '@/api/errors';
import type { PageQuery } from '@/api/types';
import type { BatchTask } from '@/elements/batch/batch-run';
import { LazyBatchResult } from '@/elements/batch/lazy-batch-result';
import { LazyExportPopup } from '@/elements/export/lazy-export-popup';
import { RecentExportsPopup } from '@/elements/export/recent-exports-popup';
import { LazyFormPopup } from '@/elements/form/page/lazy-form-popup';
import { CompanyStatus, CompanyType } from '@/enums';
import { loadTexts, t } from '@/i18n';
import type { AnyField } from '@/schema/field';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { Popup } from '@/ui/overlay/popup';
import { sampleName, samples } from './sample';
import { columns } from './sample-table';
import { Opener, type Room } from './section';

const ImportPopup = lazyPopup(async () => {
  const [module] = await Promise.all([
    import('@/elements/import/import-popup'),
    loadTexts('import'),
  ]);
  return module.ImportPopup;
});

interface OpenProps {
  onClose: () => void;
}

/** A popup that opens another one. */
function Dialog({ onClose, wide }: OpenProps & { wide?: boolean }) {
  return (
    <Popup title={t('gallery.sample.company', { number: 1 })} wide={wide} onClose={onClose}>
      <p>{t('gallery.sample.long').repeat(wide ? 12 : 1)}</p>
      <Opener text={t('gallery.open')}>{(close) => <Dialog onClose={close} />}</Opener>
    </Popup>
  );
}

const pageOf = async ({ page, limit }: PageQuery) => {
  const rows = samples(2_500);
  return { items: rows.slice((page - 1) * limit, page * limit), totalCount: rows.length };
};

const Export = ({ onClose }: OpenProps) => (
  <LazyExportPopup
    title={t('routes./gallery')}
    name={sampleName}
    call={pageOf}
    query={{ sort: 'settled descending' }}
    columns={columns}
    conditions={[
      { key: 'company', label: t('gallery.sample.fields.company'), text: t('gallery.sample.tagA') },
    ]}
    onClose={onClose}
  />
);

const fields: AnyField[] = [
  { key: 'company', required: true, maxLength: 50 },
  {
    key: 'mobile',
    type: 'phone',
    mobile: true,
    required: (form) => form.status === CompanyStatus.enabled,
  },
  { key: 'type', type: 'code', enum: CompanyType },
  { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
  { key: 'remark', type: 'text', multiline: true, maxLength: 500, wide: true },
];
const manyFields = [...fields, ...['lines', 'branches', 'site', 'owner'].map((key) => ({ key }))];

const Import = ({ onClose }: OpenProps) => (
  <ImportPopup
    title={t('actions.import')}
    name={sampleName}
    fields={fields}
    template="company.xlsx"
    send={() => Promise.resolve()}
    onClose={onClose}
  />
);

const tasks = (): BatchTask[] =>
  samples(4).map(({ id, company }) => ({
    id,
    name: company,
    run: () =>
      id % 2 ? Promise.resolve() : Promise.reject(new ApiError({ kind: 'server', status: 403 })),
  }));

const Outcome = ({ onClose }: OpenProps) => (
  <LazyBatchResult
    title={t('actions.delete')}
    origin={{ name: sampleName, code: 'delete' }}
    tasks={tasks()}
    onClose={onClose}
  />
);

interface FormProps extends OpenProps {
  shown?: AnyField[];
  onSave?: () => Promise<void>;
}

const Form = ({ onClose, shown = fields, onSave = () => Promise.resolve() }: FormProps) => (
  <LazyFormPopup
    title={t('actions.edit')}
    name={sampleName}
    fields={shown}
    initial={{ ...samples(1)[0] }}
    onSave={onSave}
    onReload={() => Promise.resolve({ ...samples(2)[1] })}
    onClose={onClose}
  />
);

const refuse = (status: number) => () => {
  const validationErrors = [{ message: t('gallery.sample.taken'), members: ['Company'] }];
  return Promise.reject(new ApiError({ kind: 'server', status, validationErrors }));
};

/** All overlays, by the key of their title. */
const opened: Record<string, (close: () => void) => ReactNode> = {
  dialog: (close) => <Dialog onClose={close} />,
  wide: (close) => <Dialog wide onClose={close} />,
  form: (close) => <Form onClose={close} />,
  formWide: (close) => <Form onClose={close} shown={manyFields} />,
  refused: (close) => <Form onClose={close} onSave={refuse(400)} />,
  conflict: (close) => <Form onClose={close} onSave={refuse(409)} />,
  export: (close) => <Export onClose={close} />,
  exports: (close) => <RecentExportsPopup onClose={close} />,
  import: (close) => <Import onClose={close} />,
  outcome: (close) => <Outcome onClose={close} />,
};

export const popups: Room = {
  key: 'popups',
  sections: Object.entries(opened).map(([key, open]) => ({
    key,
    render: () => <Opener text={t('gallery.open')}>{open}</Opener>,
  })),
};
