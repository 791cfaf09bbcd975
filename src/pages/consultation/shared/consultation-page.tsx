import { voteApply } from '@/api/company/vote-apply';
import type { Endpoint } from '@/api/endpoint';
import {
  platformConsult,
  type ConnectInput,
  type ConnectRecord,
} from '@/api/platform/platform-consult';
import { record, type QueryOf, type RowOf } from '@/api/record';
import { companyCheckinApply } from '@/api/substation/company-checkin-apply';
import type { ById, ExportedFile, Items, Page } from '@/api/types';
import { consultRemarkLength } from '@/config/limits';
import { CellDialog } from '@/crud/cell-dialog';
import { listPage } from '@/crud/crud-page';
import { declareList } from '@/crud/declare';
import { formAction } from '@/elements/form/page/form-action';
import { findRow } from '@/elements/query/all-rows';
import { ConnectType } from '@/enums';
import { t } from '@/i18n';
import type { Policy } from '@/policies';
import { cellText } from '@/values/cell-text';
import { maxLength } from '@/values/rules';
import { CallingContext, Mobile } from './mobile';
import { queueOf } from './queue';

/** A person who waits for a call, with everything that an enquiry of any kind has. */
const consult = record(
  '',
  {
    ...platformConsult.properties,
    content: companyCheckinApply.properties.content,
    companyType: companyCheckinApply.properties.companyType,
    voteTitle: voteApply.properties.voteTitle,
  },
  { conditions: platformConsult.conditions },
);
/** What only one kind has. */
export type Own = 'companyType' | 'voteTitle';
export type Consult = RowOf<typeof consult>;
export type ConsultQuery = QueryOf<typeof consult>;
/** The list of the enquiries of one kind. */
export type ConsultList = Endpoint<ConsultQuery, Page<Omit<Consult, Own>>>;
export interface ConsultApi {
  list: Endpoint<ConsultQuery, Page<Consult>>;
  export?: Endpoint<Omit<ConsultQuery, 'page' | 'limit'>, ExportedFile>;
  connect: Endpoint<ConnectInput, unknown>;
  history: Endpoint<ById, Items<ConnectRecord>>;
}

/** The differences between the pages. */
interface ConsultationKind {
  name: string;
  policy: Policy;
  api: Omit<ConsultApi, 'list'> & { list: ConsultList };
  own?: Own;
}

const recordCall = (name: string, api: ConsultApi) =>
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

/** Creates a list of people who wait for a call; a user who calls one records the result. */
export function consultationPage(kind: ConsultationKind) {
  const { name, policy, own } = kind;
  // A list names only what its rows have.
  const api = kind.api as ConsultApi;
  const connect = recordCall(name, api);
  const ofCompany = own === 'companyType';
  const ofVote = own === 'voteTitle';
  // An edited cell is saved as the result of a call too.
  const listApi = { list: api.list, update: api.connect };
  const page = declareList({
    name,
    policy,
    record: consult,
    api: listApi,
    columns: [
      { key: 'applicant', width: 80 },
      { key: 'creationTime', sortable: true },
      {
        key: 'mobile',
        width: 152,
        render: (row) => <Mobile consult={row} />,
      },
      { key: 'companyName', width: 224, cityOf: 'regionName' },
      ...(ofVote
        ? [{ key: own, width: 152, lines: 2, dropFirst: 'year', cityOf: 'companyName' } as const]
        : []),
      { key: 'content', width: ofVote ? 176 : 280, lines: 2 },
      { key: 'connectType', control: 'select', width: 112 },
      { key: 'remark', control: 'input', rules: [maxLength(consultRemarkLength)], width: 136 },
      ...(ofCompany ? [own] : []),
      { key: 'region', width: 112 },
      { key: 'handler', width: 80 },
      { key: 'substation', optional: true },
      { key: 'connectTime', optional: true },
    ],
    card: { details: ['mobile', 'connectType'], facts: ['creationTime', 'companyName', 'content'] },
    filters: [
      'applicant',
      'mobile',
      'region',
      { key: 'connectType', control: 'radio' },
      'creationTime',
      'substation',
      { key: 'companyName', collapsed: true },
      ...(ofCompany ? [{ key: own, collapsed: true }] : []),
      ...(ofVote ? [{ key: own, collapsed: true }] : []),
    ],
    toolbar: ['exportTable'],
    panel: {
      title: ({ applicant }) => cellText(applicant),
      body: async () => (await import('./history')).historyBody(name, api.history, own),
    },
    rowActions: [{ code: 'connect', dialog: connect }],
    queue: queueOf(api),
    refresh: '1min',
    defaultSort: 'creationTime descending',
  });
  const List = api.export
    ? listPage({
        ...page,
        api: { ...listApi, export: api.export },
        toolbar: ['export', 'exportTable'],
      })
    : listPage(page);
  const ConsultationPage = () => (
    <CellDialog context={CallingContext} dialog={connect} list={api.list}>
      <List />
    </CellDialog>
  );
  return Object.assign(ConsultationPage, { page: List.page });
}
