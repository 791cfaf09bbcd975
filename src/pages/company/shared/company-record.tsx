import { company as record, companyApi, type Company } from '@/api/company/company';
import { transportLineApi, type TransportLine } from '@/api/company/transport-line';
import type { CallOptions } from '@/api/endpoint';
import { firstPage } from '@/config/limits';
import { declareColumns } from '@/crud/declare';
import { RecordSection } from '@/crud/record/record-section';
import { DetailView } from '@/elements/details/detail-view';
import { Figures } from '@/elements/details/figures';
import { RecordHead } from '@/elements/details/record-head';
import { Cell } from '@/elements/table/cells/cells';
import { RecordList } from '@/elements/table/record-list';
import { CompanyLevel, CompanyStatus, CompanyType } from '@/enums';
import { t, useTranslation } from '@/i18n';
import { membershipText } from '@/pages/shared/membership';
import { paths } from '@/paths';
import type { Column } from '@/schema/column';
import type { RecordBody } from '@/schema/crud';
import { Grid, Tag } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';
import { ChangeTimeline } from './change-timeline';

const limit = 5;

/** The first lines of a company; only some types have any. */
const linesOf = ({ id }: Company) => ({
  key: ['lines of company', id] as const,
  load: (options: CallOptions) =>
    transportLineApi.list({ companyId: id, page: firstPage, limit }, options),
});
/** The latest changes; a change has another stamp, so that they are loaded again. */
const changesOf = ({ id, concurrencyStamp }: Company) => ({
  key: ['changes of company', id, concurrencyStamp] as const,
  load: (options: CallOptions) =>
    companyApi.changes(
      { companyId: id, page: firstPage, limit, sort: 'changeTime descending' },
      options,
    ),
});

const name = 'company.company';
const mobile: Column<Company> = { key: 'mobile', type: 'phone', copyable: true };
const figures: Column<Company>[] = [
  { key: 'lineCount', type: 'number' },
  { key: 'branchCount', type: 'number' },
  { key: 'expireTime', format: (end) => membershipText(end, Date.now()) },
];
const facts = declareColumns(record, [
  'substation',
  'settledTime',
  'expireTime',
  'credentialState',
  'isInsured',
  { key: 'regionName' },
  'phone',
  'address',
]);
const lineColumns: Column<TransportLine>[] = [
  { key: 'lineName', type: 'line', width: 200 },
  { key: 'pricePerTon', type: 'money', width: 128 },
  { key: 'isListed', type: 'flag', labels: 'listed', width: 88 },
];

/** The head of a company, its most important values, and its first lines and latest changes. */
function CompanyRecord({ company }: { company: Company }) {
  useTranslation();
  const { id, status, companyType, companyLevelType, contact, lineCount } = company;
  const page = paths.companyDetails(String(id));
  return (
    <Grid gap={4} columns={1}>
      <RecordHead
        marks={
          <>
            <Status
              text={cellText(status, 'code', { enum: CompanyStatus })}
              tone={CompanyStatus.$tone(status)}
            />
            <Tag>{cellText(companyType, 'code', { enum: CompanyType })}</Tag>
            <Tag>{cellText(companyLevelType, 'code', { enum: CompanyLevel })}</Tag>
          </>
        }
        facts={[contact, <Cell key="mobile" column={mobile} row={company} />]}
      />
      <Figures name="panel.company" columns={figures} row={company} />
      <DetailView name={name} columns={facts} row={company} perLine={2} />
      {lineCount > 0 && (
        <RecordSection
          title={t('company.details.tabs.lines')}
          part={linesOf(company)}
          to={`${page}?tab=lines`}
        >
          {(items) => <RecordList name="company.details.line" columns={lineColumns} rows={items} />}
        </RecordSection>
      )}
      <RecordSection
        title={t('company.details.tabs.changes')}
        part={changesOf(company)}
        to={`${page}?tab=changes`}
      >
        {(items) => <ChangeTimeline items={items} />}
      </RecordSection>
    </Grid>
  );
}

export const companyBody: RecordBody<Company> = {
  parts: (company) => [...(company.lineCount ? [linesOf(company)] : []), changesOf(company)],
  content: (company) => <CompanyRecord company={company} />,
};
