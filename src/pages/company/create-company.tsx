import { useRef, useState } from 'react';
import { companyApi } from '@/api/company/company';
import { StepForm } from '@/elements/form/page/step-form';
import { useInvalidate } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { Box } from '@/ui/layout/layout';
import { companyCreation, type CreatedCompany } from './create-company/creation';
import { Finish } from './create-company/finish';
import { steps, yearFromToday } from './create-company/steps';

const name = 'company.create';

/** The initial values of a new company; the sub-station is the one chosen for the console. */
function useInitial() {
  const chosen = useSubstations((state) => state.chosen);
  const [initial] = useState(() => ({
    ...(!isAllSubstations(chosen.id) && {
      substationId: chosen.id,
      substationName: chosen.substationName,
    }),
    ...yearFromToday(new Date()),
  }));
  return initial;
}

function CreateForm({ onCreated }: { onCreated: (company: CreatedCompany) => void }) {
  const [create] = useState(companyCreation);
  const initial = useInitial();
  const created = useRef<CreatedCompany>(null);
  return (
    <StepForm
      name={name}
      steps={steps}
      initial={initial}
      draftKey="company/create"
      onSave={async (values) => {
        created.current = await create(values);
      }}
      onSaved={() => created.current && onCreated(created.current)}
    />
  );
}

/** Creates a company in steps: base data, credentials and terms. */
export default function CreateCompany() {
  const { t } = useTranslation();
  const invalidateList = useInvalidate(companyApi.list);
  const [created, setCreated] = useState<CreatedCompany>();
  if (created) return <Finish company={created} onAnother={() => setCreated(undefined)} />;
  return (
    <Box padding={2}>
      <h1 className="visually-hidden">{t('routes./company/create-company')}</h1>
      <CreateForm
        onCreated={(company) => {
          invalidateList();
          setCreated(company);
        }}
      />
    </Box>
  );
}
