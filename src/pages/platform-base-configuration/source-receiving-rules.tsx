import { confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { useState } from 'react';
import { useTranslation } from '@/i18n';
import type { Id } from '@/api/types';
import { useTabKey } from '@/elements/tab/tab-context';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { clearDirty, hasUnsavedWork } from '@/stores/dirty';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { ReceivingRule } from './source-receiving-rules/receiving-rule';
import styles from './source-receiving-rules/source-receiving-rules.module.css';

const name = 'platform-base-configuration.rule';

/** The rules by which companies accept goods orders: one form per sub-station. */
export default function SourceReceivingRules() {
  const { t } = useTranslation();
  const tab = useTabKey();
  const { chosen, managed } = useSubstations();
  const isFixed = !isAllSubstations(chosen.id);
  const [picked, setPicked] = useState<Id>();
  const id = isFixed ? chosen.id : (picked ?? managed[0]?.id);
  const pick = async (next: Id | undefined) => {
    if (next === undefined) return;
    if (hasUnsavedWork(tab) && !(await confirmDiscard())) return;
    clearDirty(tab);
    setPicked(next);
  };
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">
        {t('routes./platform-base-configuration/source-receiving-rules')}
      </h1>
      {!isFixed && (
        <div className={styles.choice}>
          <label htmlFor="rule-substation">{t(`${name}.substation`)}</label>
          <SubstationSelect
            managed
            id="rule-substation"
            label={t(`${name}.substation`)}
            value={id ?? null}
            onChange={(next) => void pick(next)}
          />
        </div>
      )}
      {id === undefined ? (
        <p className={styles.none}>{t('elements.table.empty')}</p>
      ) : (
        <ReceivingRule key={String(id)} id={id} />
      )}
    </div>
  );
}
