import { useMemo } from 'react';
import { lineContact, lineContactApi, type LineContactInput } from '@/api/company/line-contact';
import type { TransportLine } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { embeddedCrud } from '@/crud/crud-page';
import { useTranslation } from '@/i18n';
import { shortenTransportLine } from '@/lib/place-names';
import { Popup } from '@/ui/overlay/popup';
import { cellText } from '@/values/cell-text';
import { readOnlyList } from './part';

const { list, save, remove } = lineContactApi;

const ContactList = embeddedCrud({
  name: 'company.details.lineContact',
  record: lineContact,
  // The same call creates and updates a contact.
  api: { list, create: save, update: save, remove },
  columns: [
    { key: 'contactName', width: 112 },
    { key: 'mobile', copyable: true },
    { key: 'position', width: 112 },
    { key: 'branch', width: 160 },
    { key: 'line', width: 280 },
    'phone',
    { key: 'creationTime', optional: true },
  ],
  card: { details: ['mobile'], facts: ['position'] },
  filters: ['contactName', 'mobile'],
  form: ['contactName', 'mobile', 'phone', 'position', 'branch', 'line'],
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', 'delete'],
});
const readOnlyContacts = readOnlyList(ContactList.page);

interface LineContactsProps {
  companyId: Id;
  /** Shows only the contacts of this line; a new contact belongs to it. */
  line?: Pick<TransportLine, 'id' | 'lineName'>;
  canEdit: boolean;
  onClose: () => void;
}

/** The contacts of all lines of a company, or of one line. */
export function LineContacts({ companyId, line, canEdit, onClose }: LineContactsProps) {
  const { t } = useTranslation();
  const lineId = line?.id;
  const title = line ? 'contactsOf' : 'allContacts';
  const editable = useMemo(() => {
    const defaults: Partial<LineContactInput> = { lineIds: lineId === undefined ? [] : [lineId] };
    return { ...ContactList.page, defaults };
  }, [lineId]);
  const common = { baseQuery: { companyId, lineId }, embedded: true };
  return (
    <Popup
      title={t(`company.details.line.${title}`, {
        lineName: line && shortenTransportLine(cellText(line.lineName)),
      })}
      wide
      onClose={onClose}
    >
      {canEdit ? (
        <CrudList page={editable} {...common} />
      ) : (
        <CrudList page={readOnlyContacts} {...common} />
      )}
    </Popup>
  );
}
