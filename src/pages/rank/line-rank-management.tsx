import type { LineRankingInput } from '@/api/company/line-ranking';
import { CrudList } from '@/crud/crud-list';
import { declareList } from '@/crud/declare';
import { P } from '@/policies';
import { Stack } from '@/ui/layout/layout';
import { integer } from '@/values/rules';
import { MonthInput } from './line-rank-management/month-input';
import { pastMonth } from './line-rank-management/months';
import { placedRanking, placedRankingApi } from './line-rank-management/placed-rankings';
import { RankingChoice, useRankingChoice } from './line-rank-management/ranking-choice';
import styles from './line-rank-management/ranking-choice.module.css';

/** Month and line cannot be changed after the record was created. */
const isStored = ({ id }: Partial<LineRankingInput>) => id !== undefined;

/** Places are comparable within one sub-station only; the lines of all are sorted by their points. */
const declaration = (isOne: boolean) =>
  declareList({
    name: 'rank.ranking',
    policy: P.lineRanking,
    record: placedRanking,
    api: placedRankingApi,
    columns: [
      {
        key: 'rank',
        look: isOne ? 'place' : undefined,
        sortable: isOne,
        width: 88,
      },
      ...(isOne ? ([{ key: 'change', look: 'change', width: 104 }] as const) : []),
      { key: 'line', width: 240, isTitle: true },
      { key: 'company', width: 240, cityOf: 'lineName' },
      ...(isOne ? [] : ([{ key: 'substation', width: 120 }] as const)),
      { key: 'totalPoints', bar: true, sortable: true, sum: true, width: 176 },
      { key: 'points', sortable: true, sum: true },
      { key: 'adjustment', look: 'signed', sortable: true, sum: true },
      { key: 'adjustReason', width: 200 },
      { key: 'creationTime', optional: true },
    ],
    card: { details: ['totalPoints'], facts: ['rank', 'change', 'company'] },
    filters: [
      { key: 'lineName' },
      'company',
      'rank',
      { key: 'fromRegion', collapsed: true },
      { key: 'toRegion', collapsed: true },
      { key: 'totalPoints', collapsed: true },
    ],
    form: [
      {
        key: 'period',
        type: 'custom',
        required: true,
        disabled: isStored,
        rules: [pastMonth],
        validatesOnBlur: true,
        render: (control) => <MonthInput {...control} />,
      },
      { key: 'company', required: true, disabled: isStored },
      { key: 'line', disabled: isStored },
      { key: 'adjustment', rules: [integer], hint: 'rank.ranking.addsTo' },
      {
        key: 'adjustReason',
        required: ({ adjustment }) => Boolean(adjustment),
      },
    ],
    toolbar: ['new', 'export', 'exportTable'],
    rowActions: ['edit', 'delete'],
    defaultSort: isOne ? 'rank ascending' : 'totalPoints descending',
  });
const ofOne = declaration(true);
const ofAll = declaration(false);

/** The ranking of one month, in one sub-station or in all. */
function LineRankings() {
  const choice = useRankingChoice();
  const { period, substationId } = choice;
  const isOne = substationId !== undefined;
  return (
    <Stack className={styles.page}>
      <RankingChoice {...choice} />
      <CrudList
        key={String(isOne)}
        page={isOne ? ofOne : ofAll}
        baseQuery={isOne ? { period, substationId } : { period }}
      />
    </Stack>
  );
}

export default Object.assign(LineRankings, { page: ofOne });
