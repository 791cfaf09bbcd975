import { useState } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { SubstationPage } from '@/pages/shared/substation-page';
import { ReceivingRule } from './source-receiving-rules/receiving-rule';

/** The rules by which companies accept goods orders: one form per sub-station. */
export default function SourceReceivingRules() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Id>();
  return (
    <SubstationPage
      title={t('routes./platform-base-configuration/source-receiving-rules')}
      label={t('platform-base-configuration.rule.substation')}
      emptyText={t('elements.table.empty')}
      selected={selected}
      onSelect={setSelected}
    >
      {(id) => <ReceivingRule key={String(id)} id={id} />}
    </SubstationPage>
  );
}
