import { DetailSection } from '@/elements/details/detail-section';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { CompanyUserRole } from '@/enums';
import { hasPart } from '@/pages/company/shared/company-rules';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { Grid, Row } from '@/ui/layout/layout';
import type { PartViewProps } from './company-part';
import { Audit, CredentialView, useCredential } from './credential';
import { All, Changes, Lines, Managers } from './overview-lists';
import { tabTitle, type PartProps } from './part';
import { Membership } from './settled-info';
import styles from './details.module.css';

function Credentials(props: PartProps) {
  const { company, rights } = props;
  const { load, save } = useCredential(props);
  const { data: credential } = load;
  return (
    <DetailSection
      isPage
      title={tabTitle('credential')}
      extra={
        <Row gap={3}>
          {credential && <Audit {...{ credential, company, rights, save }} />}
          <All tab="credential" />
        </Row>
      }
    >
      <QueryBoundary query={load} name={tabTitle('credential')}>
        {(shown) => <CredentialView credential={shown} />}
      </QueryBoundary>
    </DetailSection>
  );
}

/** The most important parts of a company in two columns; its tabs have all of each part. */
export function Overview({ facts, editButton, ...part }: PartViewProps) {
  const { company, rights } = part;
  // The head of the page has the same action for users of the list.
  const isEditedInHead = useCan()(P.companyList);
  return (
    <Grid gap={2} align="start" className={styles.overview}>
      <Grid gap={2} columns={1}>
        <Membership company={company} />
        <DetailSection isPage title={tabTitle('base')} extra={!isEditedInHead && editButton}>
          {facts}
        </DetailSection>
        {rights.hasRole(CompanyUserRole.staff) && <Managers {...part} />}
      </Grid>
      <Grid gap={2} columns={1}>
        {hasPart('lines', company.companyType) && <Lines {...part} />}
        <Credentials {...part} />
        <Changes {...part} />
      </Grid>
    </Grid>
  );
}
