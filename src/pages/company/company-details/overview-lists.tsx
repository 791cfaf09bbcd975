import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { companyApi } from '@/api/company/company';
import { transportLineApi, type TransportLine } from '@/api/company/transport-line';
import { firstPage } from '@/config/limits';
import { TabLink } from '@/crud/tabbed-page';
import { DetailSection } from '@/elements/details/detail-section';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RecordList } from '@/elements/table/record-list';
import { CompanyUserRole } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { ChangeTimeline } from '@/pages/company/shared/change-timeline';
import type { Column } from '@/schema/column';
import { Icon } from '@/ui/icon';
import { Grid, Row, Tag, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { PhoneLink } from '@/values/cell/number-text';
import { tabTitle, type PartProps } from './part';

/** The number of records of each kind; the tabs have all. */
const limit = 5;

const lineColumns: Column<TransportLine>[] = [
  { key: 'lineName', type: 'line', width: 240 },
  { key: 'transitDays', type: 'number', width: 96 },
  { key: 'pricePerTon', type: 'money', width: 136 },
  { key: 'pricePerCubicMetre', type: 'money', width: 136 },
  { key: 'isListed', type: 'flag', labels: 'listed', width: 72 },
];

/** Leads to the tab with all records, or with the form. */
export function All({ tab, count }: { tab: string; count?: number }) {
  const { t } = useTranslation();
  const key = count === undefined ? 'open' : 'all';
  return (
    <TabLink tab={tab}>
      {t(`company.details.overview.${key}`, { total: formatCount(count ?? 0) })}
      <span className="visually-hidden">{tabTitle(tab)}</span>{' '}
      <Icon icon={RightOutlined} size={10} />
    </TabLink>
  );
}

export function Lines({ companyId }: PartProps) {
  const lines = useLoad([transportLineApi.list.path, 'first', companyId], (signal) =>
    transportLineApi.list({ companyId, page: firstPage, limit }, { signal }),
  );
  const total = lines.data?.totalCount;
  return (
    <DetailSection
      isPage
      title={tabTitle('lines')}
      count={total}
      extra={<All tab="lines" count={total} />}
    >
      <QueryBoundary query={lines} name={tabTitle('lines')} shape="rows">
        {({ items }) => (
          <RecordList name="company.details.line" columns={lineColumns} rows={items} />
        )}
      </QueryBoundary>
    </DetailSection>
  );
}

export function Changes({ companyId }: PartProps) {
  const changes = useLoad([companyApi.changes.path, 'first', companyId], (signal) =>
    companyApi.changes(
      { companyId, page: firstPage, limit, sort: 'changeTime descending' },
      { signal },
    ),
  );
  const total = changes.data?.totalCount;
  return (
    <DetailSection
      isPage
      title={tabTitle('changes')}
      count={total}
      extra={<All tab="changes" count={total} />}
    >
      <QueryBoundary query={changes} name={tabTitle('changes')}>
        {({ items }) => <ChangeTimeline items={items} />}
      </QueryBoundary>
    </DetailSection>
  );
}

export function Managers({ company }: PartProps) {
  const { users } = company.manageUser;
  const { t } = useTranslation();
  return (
    <DetailSection
      isPage
      title={tabTitle('managers')}
      count={users.length}
      extra={<All tab="managers" count={users.length} />}
    >
      <Grid as="ul" gap={2}>
        {users.slice(0, limit).map(({ id, name, mobile, companyRoles, isActive }) => (
          <li key={id}>
            <Row gap={2} wrap justify="between">
              <Row gap={2}>
                <span>{cellText(name)}</span>
                {!isActive && <Tag>{t('elements.cells.disabled')}</Tag>}
              </Row>
              <PhoneLink text={mobile} />
            </Row>
            <Text tone="secondary">
              {cellText(companyRoles, 'flags', { enum: CompanyUserRole })}
            </Text>
          </li>
        ))}
      </Grid>
    </DetailSection>
  );
}
