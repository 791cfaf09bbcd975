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
import { tabTitle, type PartProps } from './part';

const name = 'company.details.credential';

const columns: Column<CompanyCredential>[] = [
  { key: 'credentialState', type: 'code', enum: CredentialState },
  { key: 'licenceNo', type: 'idNumber', copyable: true },
  { key: 'legalPerson' },
  { key: 'licenceImageUrls', type: 'file' },
  { key: 'idCardImageUrls', type: 'file' },
];
const fields = credentialFields(name, true);

interface AuditProps {
  credential: CompanyCredential;
  companyName: string;
  save: (credential: CompanyCredentialInput) => Promise<unknown>;
}

/** Marks the credentials as verified, or removes the mark. Only the platform may. */
function Audit({ credential, companyName, save }: AuditProps) {
  const [busy, setBusy] = useState(false);
  const { credentialState, idCardImageIds } = credential;
  const isVerified = credentialState === CredentialState.verified;
  const isReady =
    credentialState === CredentialState.submitted && idCardImageIds.length === idCardSides;
  if (!isVerified && !isReady) return null;
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

/** The credentials of the company and whether they are verified. */
export function Credential({ companyId, company, rights, reloadCompany }: PartProps) {
  const can = useCan();
  const load = useLoad(['credential', companyId], (signal) =>
    companyDetailApi.credential({ id: companyId }, { signal }),
  );
  const save = async (credential: CompanyCredentialInput) => {
    const saved = await companyDetailApi.saveCredential(credential);
    reloadCompany();
    return load.applySaved(saved, credential);
  };
  const formOf = ({ credentialState: _decided, ...credential }: CompanyCredential) => ({
    sections: [{ fields }],
    initial: { ...credential },
    draftKey: `company/${companyId}/credential`,
    onSave: (values: object) => save({ ...credential, ...values }),
    onReload: () => companyDetailApi.credential({ id: companyId }),
  });
  return (
    <QueryBoundary query={load}>
      {(credential) => (
        <ViewEditForm
          name={name}
          title={tabTitle('credential')}
          view={<DetailView name={name} columns={columns} row={credential} />}
          actions={
            !rights.isOwn &&
            can(P.companyList) && (
              <Audit credential={credential} companyName={company.companyName} save={save} />
            )
          }
          form={rights.hasRole(CompanyUserRole.company) ? formOf(credential) : undefined}
        />
      )}
    </QueryBoundary>
  );
}
