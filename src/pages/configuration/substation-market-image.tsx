import { useLocation, useNavigate } from 'react-router-dom';
import { marketImageApi } from '@/api/substation/market-image';
import type { Id } from '@/api/types';
import { internalNavigation } from '@/elements/filter/use-address';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { SubstationPage } from '@/pages/shared/substation-page';
import { PictureSheet } from './substation-market-image/picture-sheet';

function OfSubstation({ id }: { id: Id }) {
  const { t } = useTranslation();
  const load = useLoad(['market-image', String(id)], (signal) =>
    marketImageApi.one({ id }, { signal }),
  );
  return (
    <QueryBoundary
      query={load}
      name={t('routes./configuration/substation-market-image')}
      shape="pictures"
    >
      {(set) => <PictureSheet set={set} take={load.applySaved} />}
    </QueryBoundary>
  );
}

/** The market pictures of one sub-station. While all sub-stations are chosen, the URL contains the selected one. */
export default function SubstationMarketImage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <SubstationPage
      title={t('routes./configuration/substation-market-image')}
      label={t('configuration.market.substation')}
      emptyText={t('configuration.market.none')}
      selected={new URLSearchParams(search).get('substationId')}
      onSelect={(id) => void navigate(`${pathname}?substationId=${id}`, internalNavigation)}
    >
      {(id) => <OfSubstation key={id} id={id} />}
    </SubstationPage>
  );
}
