import { confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { useLocation, useNavigate } from 'react-router-dom';
import { marketImageApi } from '@/api/substation/market-image';
import type { Id } from '@/api/types';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useTabKey } from '@/elements/tab/tab-context';
import { internalNavigation } from '@/elements/filter/use-conditions';
import { useLoad } from '@/elements/query/use-load';
import { SubstationSelect } from '@/elements/record-select/substation-select';
import { clearDirty, hasUnsavedWork } from '@/stores/dirty';
import { isAllSubstations, useSubstations } from '@/stores/substations';
import styles from './substation-market-image/market-image.module.css';
import { PictureSheet } from './substation-market-image/picture-sheet';

function OfSubstation({ id }: { id: Id }) {
  const load = useLoad(['market-image', String(id)], (signal) =>
    marketImageApi.one({ id }, { signal }),
  );
  return (
    <QueryBoundary query={load}>
      {(set) => <PictureSheet set={set} take={load.applySaved} />}
    </QueryBoundary>
  );
}

/** The sub-station whose pictures are shown while all sub-stations are chosen; its id is in the URL. */
function Choice({ id, onChange }: { id: Id | undefined; onChange: (id: Id) => void }) {
  const { t } = useTranslation();
  const tab = useTabKey();
  const choose = async (next: Id | undefined) => {
    if (next === undefined) return;
    if (hasUnsavedWork(tab) && !(await confirmDiscard())) return;
    clearDirty(tab);
    onChange(next);
  };
  const label = t('configuration.market.substation');
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <SubstationSelect managed label={label} value={id} onChange={(next) => void choose(next)} />
    </div>
  );
}

/** The market pictures of the sub-station chosen for the console, otherwise of one chosen on this page. */
export default function SubstationMarketImage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { chosen, managed } = useSubstations();
  const isFree = isAllSubstations(chosen.id);
  const requestedId = new URLSearchParams(search).get('substationId');
  const free = managed.find(({ id }) => String(id) === requestedId) ?? managed[0];
  const shown = isFree ? free?.id : chosen.id;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('routes./configuration/substation-market-image')}</h1>
      {isFree && (
        <Choice
          id={shown}
          onChange={(id) => void navigate(`${pathname}?substationId=${id}`, internalNavigation)}
        />
      )}
      {shown === undefined ? (
        <p className={styles.empty}>{t('configuration.market.none')}</p>
      ) : (
        <OfSubstation key={shown} id={shown} />
      )}
    </div>
  );
}
