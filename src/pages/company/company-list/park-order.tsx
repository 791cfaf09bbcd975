import { parkApi, type ParkOrGroup } from '@/api/company/park';
import { loadAllRows } from '@/elements/query/all-rows';
import { SortPopup } from '@/elements/sort/sort-popup';
import { useTranslation } from '@/i18n';

interface ParkOrderProps {
  park: ParkOrGroup;
  onClose: (changed: boolean) => void;
}

/** Sorts all parks and groups of the sub-station to which this one belongs. */
export function ParkOrder({ park, onClose }: ParkOrderProps) {
  const { t } = useTranslation();
  const { substationId, substationName } = park;
  return (
    <SortPopup<ParkOrGroup>
      title={t('company.list.orderOf', { substationName })}
      load={async (signal) =>
        loadAllRows(parkApi.list, { substationId, sort: 'sort ascending' }, { signal })
      }
      nameOf={({ parkName }) => parkName}
      save={(parks) => parkApi.sort({ ids: parks.map(({ id }) => id), substationId })}
      onClose={onClose}
      lists={[parkApi.list]}
    />
  );
}
