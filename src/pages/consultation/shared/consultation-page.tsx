import type { VoteApply } from '@/api/company/vote-apply';
import type { Endpoint } from '@/api/endpoint';
import type {
  ConnectInput,
  ConnectRecord,
  PlatformConsult,
  PlatformConsultQuery,
} from '@/api/platform/platform-consult';
import type { CompanyCheckinApply } from '@/api/substation/company-checkin-apply';
import type { ById, Items, Saved } from '@/api/types';
import { consultRemarkLength } from '@/config/limits';
import { CellDialog } from '@/crud/cell-dialog';
import { crudPage } from '@/crud/crud-page';
import { formAction } from '@/elements/form/page/form-action';
import { findRow } from '@/elements/query/all-rows';
import { ConnectType, type CompanyType } from '@/enums';
import { t } from '@/i18n';
import type { Policy } from '@/policies';
import type { ReadOnlyColumn } from '@/schema/column';
import type { CheckedDeclaration, CrudApi } from '@/schema/crud';
import type { Filter } from '@/schema/filter';
import { maxLength } from '@/values/rules';
import { History } from './history';
import { CallingContext, Mobile } from './mobile';
import { queueOf } from './queue';

/** A person who waits for a call, with the additional values of some kinds. */
export type Consult = Omit<PlatformConsult, 'content'> &
  Pick<CompanyCheckinApply, 'content'> &
  Partial<Pick<CompanyCheckinApply, 'companyType'> & Pick<VoteApply, 'voteTitle'>>;
export type ConsultQuery = PlatformConsultQuery & { companyType?: CompanyType; voteTitle?: string };
export type ConsultApi = Pick<CrudApi<Consult, ConsultQuery, ConnectInput>, 'list' | 'export'> & {
  connect: Endpoint<ConnectInput, Saved<Consult>>;
  history: Endpoint<ById, Items<ConnectRecord>>;
};
type ConsultPage = CheckedDeclaration<Consult, ConsultQuery, ConnectInput, never, 'exportTable'> & {
  api: Required<Pick<CrudApi<Consult, ConsultQuery, ConnectInput>, 'update'>>;
};

/** The differences between the pages. */
interface ConsultationKind {
  name: string;
  policy: Policy;
  api: ConsultApi;
  /** The columns that say what the enquiry is about; they are shown before the content. */
  subject?: ReadOnlyColumn<Consult>[];
  /** Further columns after the remark. */
  columns?: ReadOnlyColumn<Consult>[];
  filters?: Filter<ConsultQuery>[];
}

const recordCall = ({ name, api }: ConsultationKind) =>
  formAction<Consult, ConnectInput>({
    name,
    code: 'connect',
    title: ({ applicant }) => t('consultation.connectOf', { applicant }),
    fields: [
      { key: 'connectType', type: 'code', control: 'radio', enum: ConnectType, required: true },
      { key: 'remark', type: 'text', multiline: true, maxLength: consultRemarkLength },
    ],
    initial: ({ remark }) => ({ remark }),
    reload: ({ id, mobile }) => findRow(api.list, { mobile }, id),
    save: (values, { id, concurrencyStamp }) => api.connect({ concurrencyStamp, ...values, id }),
  });

const declare = (kind: ConsultationKind): ConsultPage => ({
  name: kind.name,
  policy: kind.policy,
  // An edited cell is saved as the result of a call too.
  api: { list: kind.api.list, update: kind.api.connect },
  columns: [
    { key: 'applicant', width: 80 },
    { key: 'creationTime', type: 'dateTime', sortable: true },
    {
      key: 'mobile',
      type: 'phone',
      width: 152,
      card: 'detail',
      render: (row) => <Mobile consult={row} />,
    },
    { key: 'companyName', width: 224, card: 'detail' },
    ...(kind.subject ?? []),
    { key: 'content', width: kind.subject ? 176 : 280 },
    {
      key: 'connectType',
      type: 'code',
      control: 'select',
      enum: ConnectType,
      width: 112,
      card: 'detail',
    },
    {
      key: 'remark',
      type: 'text',
      control: 'input',
      rules: [maxLength(consultRemarkLength)],
      width: 136,
    },
    ...(kind.columns ?? []),
    { key: 'regionName', type: 'region', width: 112 },
    { key: 'handler', width: 80 },
    { key: 'substationName', optional: true },
    { key: 'connectTime', type: 'dateTime', optional: true },
  ],
  filters: [
    { key: 'applicant' },
    { key: 'mobile', type: 'phone' },
    { key: 'regionId', type: 'region' },
    { key: 'connectType', type: 'code', control: 'radio', enum: ConnectType },
    { key: 'creationTime', type: 'range', of: 'dateTime' },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'companyName', collapsed: true },
    ...(kind.filters ?? []),
  ],
  toolbar: ['exportTable'],
  rowActions: [
    { code: 'connect', dialog: recordCall(kind) },
    {
      code: 'history',
      dialog: (consult, close) => (
        <History name={kind.name} load={kind.api.history} consult={consult} onClose={close} />
      ),
    },
  ],
  queue: queueOf(kind.api),
  refresh: '1min',
  defaultSort: 'creationTime descending',
});

/** Creates a list of people who wait for a call; a user who calls one records the result. */
export function consultationPage(kind: ConsultationKind) {
  const page = declare(kind);
  const api = kind.api.export && { ...page.api, export: kind.api.export };
  const List = api
    ? crudPage({ ...page, api, toolbar: ['export', 'exportTable'] })
    : crudPage(page);
  const record = recordCall(kind);
  const ConsultationPage = () => (
    <CellDialog context={CallingContext} dialog={record} list={kind.api.list}>
      <List />
    </CellDialog>
  );
  return Object.assign(ConsultationPage, { page: List.page });
}
