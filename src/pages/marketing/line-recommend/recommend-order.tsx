import { savedOrReloaded } from '@/elements/query/use-load';
import { useTranslation } from 'react-i18next';
import { lineRecommendApi, type LineRecommend } from '@/api/company/line-recommend';
import { loadAllRows } from '@/elements/query/all-rows';
import { SortPopup } from '@/elements/sort/sort-popup';

const saved = async (row: LineRecommend) =>
  savedOrReloaded(
    await lineRecommendApi.update(row),
    () => lineRecommendApi.one({ id: row.id }),
    () => row,
  );

/**
 * There is no call for an order: each line that moved is saved with its new place. What was saved is noted in the
 * rows, so that another try after a failure goes on where this one stopped.
 */
async function saveOrder(rows: LineRecommend[]) {
  for (const [index, row] of rows.entries()) {
    if (row.sort === index + 1) continue;
    const moved = { ...row, sort: index + 1 };
    // One after the other: the server draws the places anew with each.
    // oxlint-disable-next-line no-await-in-loop
    Object.assign(row, await saved(moved));
  }
}

interface RecommendOrderProps {
  /** Any line of the sub-station. */
  of: LineRecommend;
  onClose: (changed: boolean) => void;
}

/** The order of all lines that a sub-station recommends. */
export function RecommendOrder({
  of: { substationId, substationName },
  onClose,
}: RecommendOrderProps) {
  const { t } = useTranslation();
  return (
    <SortPopup<LineRecommend>
      title={t('marketing.recommend.orderOf', { substationName })}
      load={async (signal) =>
        loadAllRows(lineRecommendApi.list, { substationId, sort: 'sort ascending' }, { signal })
      }
      nameOf={({ lineName, companyName }) =>
        t('marketing.recommend.lineOf', { lineName, companyName })
      }
      save={saveOrder}
      onClose={onClose}
    />
  );
}
