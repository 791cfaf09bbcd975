import type { ById, PageQuery } from '@/api/types';
import { fieldsOf } from '@/elements/control/control-props';
import type { FormPopupProps } from '@/elements/form/page/form-popup';
import { LazyFormPopup } from '@/elements/form/page/lazy-form-popup';
import { label, t } from '@/i18n';
import type { CrudDeclaration } from '@/schema/crud';

/** The title of a form about a record of a page: 新增公司, New company. */
export const formTitle = (name: string, action: string) =>
  t('elements.form.title', {
    action: label(name, 'actions', action),
    record: label(name, 'fields', '$record'),
  });

interface CrudFormProps<Row extends ById, Query extends PageQuery, Input> {
  page: CrudDeclaration<Row, Query, Input>;
  /** The record to edit or to copy; null for a new one. */
  record: Row | null;
  isCopy: boolean;
  baseQuery: object;
  /** Values of a new record that are known already. */
  given?: object;
  /** Loads the current version of an edited record. */
  latest: (record: Row) => Promise<Row | null>;
  onSaved: () => void;
  onClose: () => void;
}

/** Removes what the server assigns: the copy of a record gets an id and a stamp of its own. */
const withoutIdentity = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([key]) => key !== 'id' && key !== 'concurrencyStamp'),
  );

/** The declared form in a popup: creates a record, edits one, or creates a copy of one. */
export function CrudForm<Row extends ById, Query extends PageQuery, Input>(
  props: CrudFormProps<Row, Query, Input>,
) {
  const { page, record, isCopy, baseQuery, given, latest, onSaved, onClose } = props;
  const { name, api, defaults } = page;
  const edited = isCopy ? null : record;
  const base = edited ?? { ...defaults, ...given, ...baseQuery, ...withoutIdentity(record ?? {}) };
  const action = isCopy ? 'copy' : edited ? 'edit' : 'new';
  return (
    <LazyFormPopup
      title={formTitle(name, action)}
      name={name}
      fields={fieldsOf(page.form ?? [])}
      initial={{ ...base }}
      // The end of the session reloads the page. The lists of two companies have the same name, but not the same query.
      draftKey={`${name}/${edited?.id ?? JSON.stringify(baseQuery)}`}
      preview={page.preview as FormPopupProps['preview']} // The form's values are values of the input.
      onClose={onClose}
      onReload={edited ? () => latest(edited) : undefined}
      onSave={async (values) => {
        // The values of the form are part of the input; properties without a field are sent back unchanged.
        const input = { ...base, ...values } as Input;
        await (edited ? api.update?.({ ...input, id: edited.id }) : api.create?.(input));
        // Returns nothing: the list is loaded again and the popup closes, so the form needs no saved record.
        onSaved();
      }}
    />
  );
}
