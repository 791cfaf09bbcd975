import { createContext, useContext, useState } from 'react';
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
import { findRow } from '@/elements/query/all-rows';
import { crudPage } from '@/crud/crud-page';
import type { Filter } from '@/schema/filter';
import type { CheckedDeclaration, CrudApi } from '@/schema/crud';
import { useInvalidate } from '@/elements/query/use-invalidate';
import { formAction } from '@/elements/form/page/form-action';
import { maxLength } from '@/elements/form/rules';
import { CopyButton } from '@/elements/table/cells/cells';
import { PhoneLink } from '@/elements/table/cells/text-cells';
import { useIsMobile } from '@/ui/use-media';
import { ConnectType, type CompanyType } from '@/enums';
import { t } from '@/i18n';
import type { Policy } from '@/policies';
import styles from './consultation.module.css';
import { History } from './history';

/** A person who waits for a call, with the additional values of some kinds. */
export type Consult = Omit<PlatformConsult, 'content'> &
  Pick<CompanyCheckinApply, 'content'> &
  Partial<Pick<CompanyCheckinApply, 'companyType'> & Pick<VoteApply, 'voteTitle'>>;
type ConsultQuery = PlatformConsultQuery & { companyType?: CompanyType; voteTitle?: string };
type ConsultApi = Pick<CrudApi<Consult, ConsultQuery, ConnectInput>, 'list' | 'export'> & {
  connect: Endpoint<ConnectInput, Saved<Consult>>;
  history: Endpoint<ById, Items<ConnectRecord>>;
};
type ConsultPage = CheckedDeclaration<Consult, ConsultQuery, ConnectInput, never, 'exportTable'>;

/** The differences between the pages. */
interface Kind {
  name: string;
  policy: Policy;
  api: ConsultApi;
  /** Shown after the company. */
  columns?: ConsultPage['columns'];
  filters?: Filter<ConsultQuery>[];
}

/** Called when the user calls a number, so that the result can be recorded. */
const Calling = createContext<(consult: Consult) => void>(() => undefined);

function Mobile({ consult }: { consult: Consult }) {
  const onCall = useContext(Calling);
  const { mobile } = consult;
  const onPhone = useIsMobile();
  return (
    <span className={styles.mobile}>
      <PhoneLink text={mobile} onCall={() => onCall(consult)} />
      {!onPhone && <CopyButton text={mobile} />}
    </span>
  );
}

const recordCall = ({ name, api }: Kind) =>
  formAction<Consult, ConnectInput>({
    name,
    code: 'connect',
    title: ({ applicant }) => t('consultation.connectOf', { applicant }),
    fields: [
      { key: 'connectType', type: 'radio', of: ConnectType, required: true },
      { key: 'remark', type: 'textarea', maxLength: consultRemarkLength },
    ],
    initial: ({ remark }) => ({ remark }),
    reload: ({ id, mobile }) => findRow(api.list, { mobile }, id),
    save: (outcome, { id, concurrencyStamp }) => api.connect({ concurrencyStamp, ...outcome, id }),
  });

const declare = (kind: Kind): ConsultPage => ({
  name: kind.name,
  policy: kind.policy,
  // An edited cell is saved as the result of a call too.
  api: { list: kind.api.list, update: kind.api.connect },
  columns: [
    { key: 'applicant', width: 96 },
    {
      key: 'mobile',
      type: 'custom',
      width: 152,
      card: 'detail',
      render: (row) => <Mobile consult={row} />,
    },
    { key: 'companyName', width: 176, card: 'detail' },
    ...(kind.columns ?? []),
    { key: 'substationName', optional: true },
    { key: 'regionName', width: 128 },
    { key: 'content', width: 176 },
    { key: 'connectType', type: 'select', of: ConnectType, width: 128, card: 'detail' },
    { key: 'remark', type: 'input', rules: [maxLength(consultRemarkLength)], width: 152 },
    { key: 'handler', width: 96 },
    { key: 'connectTime', type: 'dateTime', optional: true },
    { key: 'creationTime', type: 'dateTime', sortable: true },
  ],
  filters: [
    { key: 'applicant' },
    { key: 'mobile', type: 'phone' },
    { key: 'regionId', type: 'region' },
    { key: 'connectType', type: 'radio', of: ConnectType },
    { key: 'creationTime', type: 'dateTimeRange' },
    { key: 'substationId', type: 'substation' },
    { key: 'companyName', more: true },
    ...(kind.filters ?? []),
  ],
  toolbar: ['exportTable'],
  rowActions: [
    { code: 'connect', opens: recordCall(kind) },
    {
      code: 'history',
      opens: (consult, close) => (
        <History name={kind.name} load={kind.api.history} consult={consult} onClose={close} />
      ),
    },
  ],
  defaultSort: 'creationTime descending',
});

/** Creates a list of people who wait for a call; a user who calls one records the result. */
export function consultationPage(kind: Kind) {
  const page = declare(kind);
  const api = kind.api.export && { ...page.api, export: kind.api.export };
  const List = api
    ? crudPage({ ...page, api, toolbar: ['export', 'exportTable'] })
    : crudPage(page);
  const record = recordCall(kind);
  const ConsultationPage = () => {
    const [called, setCalled] = useState<Consult | null>(null);
    const outdate = useInvalidate(kind.api.list);
    const close = (changed = false) => {
      setCalled(null);
      if (changed) outdate();
    };
    return (
      <Calling value={setCalled}>
        <List />
        {called && record(called, close)}
      </Calling>
    );
  };
  return Object.assign(ConsultationPage, { page: List.page });
}
