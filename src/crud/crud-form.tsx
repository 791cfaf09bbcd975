import type { ById, PageQuery } from '@/api/types';
import type { FormPopupProps } from '@/elements/form/page/form-popup';
import { loadable } from '@/ui/loadable';
import type { AnyField } from '@/schema/field';
import { formTitle } from './form-title';
import type { CrudDeclaration } from '@/schema/crud';

const FormPopup = loadable(async () => (await import('@/elements/form/page/form-popup')).FormPopup);

interface CrudFormProps<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  /** What is edited or copied; null for a new one. */
  record: Row | null;
  isCopy: boolean;
  fixed: object;
  /** An edited record as the server has it now. */
  latest: (record: Row) => Promise<Row | null>;
  onSaved: () => void;
  onClose: () => void;
}

/** A copy is another record: the server names and stamps it itself. */
const withoutIdentity = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([key]) => key !== 'id' && key !== 'concurrencyStamp'),
  );

/** The declared form in a popup, for a new record, an existing one, or a new one like an existing one. */
export function CrudForm<Row extends ById, Query extends PageQuery, Input>(
  props: CrudFormProps<Row, Query, Input>,
) {
  const { page, record, isCopy, fixed, latest, onSaved, onClose } = props;
  const { name, api, defaults } = page;
  const edited = isCopy ? null : record;
  const base = edited ?? { ...defaults, ...fixed, ...withoutIdentity(record ?? {}) };
  const action = isCopy ? 'copy' : edited ? 'edit' : 'new';
  return (
    <FormPopup
      title={formTitle(name, action)}
      name={name}
      // The form of a declaration has been checked against its input.
      fields={page.form as AnyField[]}
      initial={{ ...base }}
      preview={page.preview as FormPopupProps['preview']} // A form holds the keys of its input.
      onClose={onClose}
      onReload={edited ? () => latest(edited) : undefined}
      onSave={async (values) => {
        // The fields are keys of the input; what the form does not show goes back as it came.
        const input = { ...base, ...values } as Input;
        await (edited ? api.update : api.create)?.(input);
        // The list has it from the server, and the popup is about to close.
        onSaved();
      }}
    />
  );
}
