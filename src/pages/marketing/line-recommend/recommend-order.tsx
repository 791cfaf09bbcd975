import { lineRecommendApi, type LineRecommend } from '@/api/company/line-recommend';
import { loadAllRows } from '@/elements/query/all-rows';
import { savedOrReloaded } from '@/elements/query/use-load';
import { SortPopup } from '@/elements/sort/sort-popup';
import { useTranslation } from '@/i18n';

const saved = async (row: LineRecommend) =>
  savedOrReloaded(
    await lineRecommendApi.update(row),
    () => lineRecommendApi.one({ id: row.id }),
    () => row,
  );

/**
 * No call saves an order, so each moved line is saved with its new position. The saved values are written
 * into the rows, so that a second try after an error continues where the first one stopped.
 */
async function saveOrder(rows: LineRecommend[]) {
  for (const [index, row] of rows.entries()) {
    if (row.sort === index + 1) continue;
    const moved = { ...row, sort: index + 1 };
    // Sequential, because the server renumbers the positions after each call.
    // oxlint-disable-next-line no-await-in-loop
    Object.assign(row, await saved(moved));
  }
}

interface RecommendOrderProps {
  /** Any recommended line of the sub-station. */
  of: LineRecommend;
  onClose: (changed: boolean) => void;
}

/** Sorts the recommended lines of a sub-station. */
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
      lists={[lineRecommendApi.list]}
    />
  );
}
