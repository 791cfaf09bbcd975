import { lineRecommend, lineRecommendApi } from '@/api/company/line-recommend';
import { code } from '@/api/properties';
import { record, type RowOf } from '@/api/record';
import { AdvertState } from '@/enums';
import { advertState } from '@/pages/marketing/shared/advert-state';
import { statedReads } from '@/pages/marketing/shared/stated-calls';

/** A recommended line with its state, which follows from its period. */
export const statedRecommend = record(
  lineRecommend.path,
  { ...lineRecommend.properties, state: code(AdvertState, { readOnly: true }) },
  { conditions: lineRecommend.conditions },
);

export type StatedRecommend = RowOf<typeof statedRecommend>;

/** The calls of recommended lines, which say their states. */
export const statedRecommendApi = {
  ...lineRecommendApi,
  ...statedReads(lineRecommendApi, (one) => advertState(one) ?? AdvertState.ended),
};
