import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Id } from '@/api/types';
import { allSubstationsId } from '@/config/limits';
import { internalNavigation } from '@/elements/filter/use-address';
import { findById } from '@/elements/query/all-rows';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { useTranslation } from '@/i18n';
import { isString } from '@/lib/guards';
import { readMonth } from '@/lib/time';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout/layout';
import { useToday } from '@/ui/use-clock';
import { MonthInput } from './month-input';
import { addMonths, presentMonth } from './months';
import styles from './ranking-choice.module.css';

/**
 * The month and the sub-station of the ranking, which the address holds: the current month, and the sub-station of the
 * console or else the first one. Undefined stands for all sub-stations.
 */
export function useRankingChoice() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A page that is open while a month ends offers the next one.
  useToday();
  const { chosen, managed } = useSubstations();
  const params = new URLSearchParams(search);
  const canSelect = isAllSubstations(chosen.id);
  const wanted = params.get('substationId') ?? '';
  const isAll = canSelect && isAllSubstations(wanted);
  const first = findById(managed, wanted) ?? managed[0];
  const own = canSelect ? first?.id : chosen.id;
  const choose = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(params), ...changes });
    next.delete('page');
    void navigate(`${pathname}?${next.toString()}`, internalNavigation);
  };
  return {
    period: readMonth(params.get('period') ?? '') ?? presentMonth(),
    substationId: isAll ? undefined : own,
    canSelect,
    onPeriod: (period: string) => choose({ period }),
    onSubstation: (id: Id | undefined) => choose({ substationId: String(id ?? allSubstationsId) }),
  };
}

/** Chooses the month and, where the console shows all, the sub-station. */
export function RankingChoice(props: ReturnType<typeof useRankingChoice>) {
  const { period, substationId, canSelect, onPeriod, onSubstation } = props;
  const { t } = useTranslation();
  const id = useId();
  /** What has been typed and is no month yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const changeMonth = (text: string) => {
    const month = readMonth(text);
    setTyped(month === null ? text : null);
    if (month !== null) onPeriod(month);
  };
  const step = (count: number, key: string, icon: typeof LeftOutlined) => (
    <IconButton
      className={styles.step}
      label={t(`rank.ranking.${key}`)}
      disabled={count > 0 && period >= presentMonth()}
      data-print="no"
      onClick={() => onPeriod(addMonths(period, count))}
    >
      <Icon icon={icon} />
    </IconButton>
  );
  return (
    <Row gap={6} lineGap={2} wrap panel className={styles.choice}>
      <Row gap={2}>
        <label htmlFor={id}>{t('rank.ranking.fields.period')}</label>
        {step(-1, 'before', LeftOutlined)}
        <span className={styles.month} onBlur={() => setTyped(null)}>
          <MonthInput
            id={id}
            label={t('rank.ranking.fields.period')}
            value={typed ?? period}
            onChange={(next) => changeMonth(isString(next) ? next : '')}
          />
        </span>
        {step(1, 'after', RightOutlined)}
      </Row>
      {canSelect && (
        <Row gap={2} className={styles.substation}>
          <span aria-hidden="true">{t('rank.ranking.filters.substationId')}</span>
          <SubstationSelect
            managed
            label={t('rank.ranking.filters.substationId')}
            value={substationId}
            placeholder={t('common.allSubstations')}
            onChange={onSubstation}
          />
        </Row>
      )}
    </Row>
  );
}
