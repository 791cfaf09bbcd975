import ContactsOutlined from '@ant-design/icons-svg/es/asn/ContactsOutlined';
import { useMemo } from 'react';
import { companyApi } from '@/api/company/company';
import {
  transportLine,
  transportLineApi,
  type TransportLine,
  type TransportLineInput,
  type TransportLineQuery,
} from '@/api/company/transport-line';
import { CrudList } from '@/crud/crud-list';
import { embeddedCrud, embeddedList } from '@/crud/crud-page';
import { declareSheet } from '@/crud/sheet/declare-sheet';
import { searchRegions } from '@/elements/record-select/searches';
import { CompanyUserRole, RegionLevel } from '@/enums';
import type { RenderDialog, Ordering } from '@/schema/crud';
import type { FormRule } from '@/schema/field';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { amountNotZero, positiveInteger } from '@/values/rules';
import { startingIn } from './line-starts';
import { readOnlyList, type PartProps } from './part';

const LineContacts = lazyPopup(async () => (await import('./line-contacts')).LineContacts);

const name = 'company.details.line';
const maxLineStops = 20;
const selectableLevels = [RegionLevel.city, RegionLevel.district] as const;

const ordering: Ordering<TransportLine, TransportLineQuery> = {
  load: async ({ companyId = '' }, options) =>
    // Sorting by hand needs the id and the name of each line only.
    (await transportLineApi.options({ companyId }, options)).items as TransportLine[],
  save: (rows, { companyId = '' }) =>
    transportLineApi.sort({ companyId, ids: rows.map(({ id }) => id) }),
};

/** Reloads the lines after the contacts were changed, because the lines show them. */
const contactsOf =
  (canEdit: boolean): RenderDialog<TransportLine> =>
  (line, close) => (
    <LineContacts
      companyId={line.companyId}
      line={line}
      canEdit={canEdit}
      onClose={() => close(canEdit)}
    />
  );
const contactsButton = (canEdit: boolean) => ({
  code: 'contacts',
  icon: ContactsOutlined,
  dialog: ({ companyId = '' }: TransportLineQuery, close: (changed?: boolean) => void) => (
    <LineContacts companyId={companyId} canEdit={canEdit} onClose={() => close(canEdit)} />
  ),
});

const idText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const differsFromStart: FormRule<TransportLineInput> = (value, { fromRegionId }) =>
  idText(value) && idText(value) === idText(fromRegionId) ? 'sameEnds' : null;
const stopsDifferFromEnds: FormRule<TransportLineInput> = (value, { fromRegionId, toRegionId }) => {
  const stops = Array.isArray(value) ? value.map(idText) : [];
  if (stops.length > maxLineStops) return 'tooManyStops';
  const ends = [idText(fromRegionId), idText(toRegionId)];
  return stops.some((stop) => ends.includes(stop)) ? 'stopIsEnd' : null;
};

const hint = `${name}.onRequest`;
const price = { rules: [amountNotZero], hint, bulk: true };

export const LineList = embeddedCrud({
  name,
  record: transportLine,
  api: transportLineApi,
  columns: [
    { key: 'lineName', type: 'line' },
    { key: 'transitDays', sortable: true, width: 128 },
    { key: 'pricePerTon', sortable: true, width: 160 },
    { key: 'pricePerCubicMetre', sortable: true, width: 160 },
    { key: 'passRegion', width: 240 },
    { key: 'isListed', control: 'switch' },
    { key: 'remark', width: 200, optional: true },
    { key: 'creationTime', optional: true },
  ],
  card: { facts: ['transitDays', 'pricePerTon', 'pricePerCubicMetre'] },
  filters: [
    'lineName',
    'toRegion',
    'isListed',
    { key: 'fromRegion', collapsed: true },
    { key: 'passRegion', collapsed: true },
    { key: 'transitDays', collapsed: true },
    { key: 'pricePerTon', collapsed: true },
  ],
  form: [
    { key: 'fromRegion', levels: selectableLevels },
    { key: 'toRegion', levels: selectableLevels, rules: [differsFromStart] },
    { key: 'transitDays', rules: [positiveInteger], bulk: true },
    { key: 'pricePerTon', ...price },
    { key: 'pricePerCubicMetre', ...price },
    {
      key: 'passRegionIds',
      type: 'record',
      search: searchRegions,
      multiple: true,
      nameKey: 'passRegionNames',
      rules: [stopsDifferFromEnds],
      hint: `${name}.inOrder`,
    },
    'contact',
    { key: 'isListed', bulk: true },
    { key: 'remark', wide: true },
  ],
  sheet: declareSheet<TransportLine>({
    line: 'lineName',
    values: ['pricePerTon', 'pricePerCubicMetre'],
    facts: ['transitDays'],
  }),
  compare: true,
  invalidates: [companyApi.list, companyApi.one],
  toolbar: ['new', 'sort', contactsButton(true), 'exportTable'],
  ordering,
  rowActions: ['edit', { code: 'contacts', dialog: contactsOf(true) }, 'copy', 'delete'],
});
const LineFacts = embeddedList({
  ...readOnlyList(LineList.page),
  toolbar: [contactsButton(false), 'exportTable'],
  rowActions: [{ code: 'contacts', dialog: contactsOf(false) }],
});

/** The transport lines of the company, sortable, with the contacts of each. */
export function Lines({ companyId, company: { substationId }, rights }: PartProps) {
  const editable = useMemo(() => startingIn(LineList.page, substationId), [substationId]);
  const readOnly = useMemo(() => startingIn(LineFacts.page, substationId), [substationId]);
  const common = { baseQuery: { companyId }, embedded: true };
  if (!rights.hasRole(CompanyUserRole.lines)) return <CrudList page={readOnly} {...common} />;
  return <CrudList page={editable} {...common} />;
}
