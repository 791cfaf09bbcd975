import { useState } from 'react';
import { companyApi } from '@/api/company/company';
import { useInvalidate } from '@/elements/query/use-load';
import { CompanyStatus, CredentialState } from '@/enums';
import { label, useTranslation } from '@/i18n';
import { paths } from '@/paths';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';
import { Button, PageLink } from '@/ui/button';
import { confirmRequest } from '@/ui/feedback/dialogs';
import { Result } from '@/ui/result';
import type { CreatedCompany } from './creation';

interface FinishProps {
  company: CreatedCompany;
  onAnother: () => void;
}

/** Shown after the company was created, with the possible next actions. */
export function Finish({ company, onAnother }: FinishProps) {
  const { t } = useTranslation();
  const can = useCan();
  const invalidateList = useInvalidate(companyApi.list);
  const [enabled, setEnabled] = useState(false);
  const { id, companyName, credentialState } = company;
  const enable = async () => {
    const record = await companyApi.one({ id });
    await companyApi.update({ ...record, status: CompanyStatus.enabled });
    invalidateList();
    setEnabled(true);
  };
  const state = enabled ? 'enabled' : CredentialState.$member(credentialState);
  return (
    <Result
      kind="done"
      title={t('company.create.done.title', { companyName })}
      text={t(`company.create.done.${state}`)}
      actions={
        <>
          {!enabled && (
            <Button
              variant={credentialState === CredentialState.verified ? 'primary' : undefined}
              onClick={() =>
                void confirmRequest(
                  label('company.company', 'confirms', 'enable', { companyName }),
                  enable,
                )
              }
            >
              {t('company.create.done.enable')}
            </Button>
          )}
          {can(P.companyDetail) && (
            <PageLink to={paths.companyDetails(String(id))}>
              {t('company.create.done.details')}
            </PageLink>
          )}
          <Button onClick={onAnother}>{t('company.create.done.another')}</Button>
          <PageLink variant="text" to={paths.companyList()}>
            {t('company.create.done.list')}
          </PageLink>
        </>
      }
    />
  );
}
