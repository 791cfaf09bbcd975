import { useMemo } from 'react';
import { lineContactApi, type LineContactInput } from '@/api/company/line-contact';
import type { TransportLine } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { crudPart } from '@/crud/crud-page';
import { useTranslation } from '@/i18n';
import { shortenTransportLine } from '@/lib/place-names';
import { Popup } from '@/ui/overlay/popup';
import { cellText } from '@/values/cell-text';
import { readOnlyList } from './part';

const { list, save, remove } = lineContactApi;

const ContactList = crudPart({
  name: 'company.details.lineContact',
  // The same call creates and updates a contact.
  api: { list, create: save, update: save, remove },
  columns: [
    { key: 'contactName', width: 112 },
    { key: 'mobile', type: 'phone', copyable: true, card: 'detail' },
    { key: 'position', width: 112, card: 'detail' },
    { key: 'branchName', width: 160 },
    { key: 'lineNames', type: 'tags', width: 280 },
    { key: 'phone', type: 'phone' },
    { key: 'creationTime', type: 'dateTime', optional: true },
  ],
  filters: [{ key: 'contactName' }, { key: 'mobile', type: 'phone' }],
  form: [
    { key: 'contactName', required: true, maxLength: 20 },
    { key: 'mobile', type: 'phone', mobile: true, required: true },
    { key: 'phone', type: 'phone' },
    { key: 'position', maxLength: 20 },
    { key: 'branchId', type: 'record', of: 'branch', nameKey: 'branchName' },
    { key: 'lineIds', type: 'record', of: 'line', multiple: true, nameKey: 'lineNames' },
  ],
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
