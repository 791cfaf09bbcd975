import { useState } from 'react';
import {
  companyDetailApi,
  type CompanyCredential,
  type CompanyCredentialInput,
} from '@/api/company/company-detail';
import { DetailView } from '@/elements/details/detail-view';
import { ViewEditForm } from '@/elements/form/page/view-edit-form';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CompanyUserRole, CredentialState } from '@/enums';
import { label } from '@/i18n';
import { credentialFields, idCardSides } from '@/pages/company/shared/company-rules';
import { P } from '@/policies';
import type { Column } from '@/schema/column';
import { useCan } from '@/stores/app-config';
import { Button } from '@/ui/button';
import { confirmRequest } from '@/ui/feedback/dialogs';
import { Grid, Text } from '@/ui/layout/layout';
import { PictureCell } from '@/values/image/column';
import { tabTitle, type PartProps } from './part';
import styles from './details.module.css';

const name = 'company.details.credential';

const columns: Column<CompanyCredential>[] = [
  { key: 'credentialState', type: 'code', enum: CredentialState },
  { key: 'licenceNo', type: 'idNumber', copyable: true },
  { key: 'legalPerson' },
];

/** The credentials of a company, and what saves them. */
export function useCredential({ companyId, reloadCompany }: PartProps) {
  const load = useLoad([companyDetailApi.credential.path, companyId], (signal) =>
    companyDetailApi.credential({ id: companyId }, { signal }),
  );
  const save = async (credential: CompanyCredentialInput) => {
    const saved = await companyDetailApi.saveCredential(credential);
    reloadCompany();
    return load.applySaved(saved, credential);
  };
  return { load, save };
}

interface PicturesProps {
  credential: CompanyCredential;
  of: 'licenceImageUrls' | 'idCardImageUrls';
}

const Pictures = ({ credential, of }: PicturesProps) =>
  credential[of].length > 0 && (
    <Grid as="figure" gap={1} pack="start" shrink>
      <Text as="figcaption" tone="secondary">
        {label(name, 'fields', of)}
      </Text>
      <PictureCell variant="large" value={credential[of]} inCard={false} />
    </Grid>
  );

/** The values of the licence next to its picture, with which they are compared. */
export const CredentialView = ({ credential }: { credential: CompanyCredential }) => (
  <Grid gap={4} className={styles.credential}>
    <Grid gap={3} columns={1} pack="start">
      <DetailView name={name} columns={columns} row={credential} perLine={1} />
      <Pictures credential={credential} of="idCardImageUrls" />
    </Grid>
    <Pictures credential={credential} of="licenceImageUrls" />
  </Grid>
);

interface AuditProps extends Pick<PartProps, 'company' | 'rights'> {
  credential: CompanyCredential;
  save: (credential: CompanyCredentialInput) => Promise<unknown>;
}

/** Marks the credentials as verified, or removes the mark. Only the platform may. */
export function Audit({ credential, company: { companyName }, rights, save }: AuditProps) {
  const can = useCan();
  const [busy, setBusy] = useState(false);
  const { credentialState, idCardImageIds } = credential;
  const isVerified = credentialState === CredentialState.verified;
  const isReady =
    credentialState === CredentialState.submitted && idCardImageIds.length === idCardSides;
  if (rights.isOwn || !can(P.companyList) || (!isVerified && !isReady)) return null;
  const code = isVerified ? 'unaudit' : 'audit';
  const next = isVerified ? CredentialState.submitted : CredentialState.verified;
  const send = () => save({ ...credential, credentialState: next });
  const confirmVerified = async () => {
    setBusy(true);
    await confirmRequest(label(name, 'confirms', code, { companyName }), send, {
      danger: isVerified,
    });
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void confirmVerified()}>
      {label(name, 'actions', code)}
    </Button>
  );
}

const fields = credentialFields(name, true);

/** The credentials of the company and whether they are verified. */
export function Credential(props: PartProps) {
  const { companyId, company, rights } = props;
  const { load, save } = useCredential(props);
  const formOf = ({ credentialState: _decided, ...credential }: CompanyCredential) => ({
    sections: [{ fields }],
    initial: { ...credential },
    draftKey: `company/${companyId}/credential`,
    onSave: (values: object) => save({ ...credential, ...values }),
    onReload: () => companyDetailApi.credential({ id: companyId }),
  });
  return (
    <QueryBoundary query={load} name={tabTitle('credential')}>
      {(credential) => (
        <ViewEditForm
          name={name}
          title={tabTitle('credential')}
          view={<CredentialView credential={credential} />}
          actions={<Audit {...{ credential, company, rights, save }} />}
          form={rights.hasRole(CompanyUserRole.company) ? formOf(credential) : undefined}
        />
      )}
    </QueryBoundary>
  );
}
