import { dateTime, number, ref, text } from '@/api/properties';
import { crudCalls, record, type RowOf } from '@/api/record';
import { maxSort, recommendTextLength } from '@/config/limits';
import { lineProperties } from './transport-line';

/** A line that a sub-station recommends for a limited time. */
export const lineRecommend = record(
  '/api/company/line-recommend',
  {
    ...lineProperties,
    substation: ref('substation', { required: true, filter: true }),
    startTime: dateTime({ required: true, filter: true }),
    endTime: dateTime({ required: true, filter: true }),
    description: text({
      required: true,
      maxLength: recommendTextLength,
      about: 'The text below the line.',
    }),
    sort: number({
      min: 1,
      max: maxSort,
      about:
        'The lines of a sub-station are sorted by this number, ascending. Without it, a new one becomes the last.',
    }),
  },
  { conditions: { companyName: text() } },
);
export type LineRecommend = RowOf<typeof lineRecommend>;

export const lineRecommendApi = crudCalls(lineRecommend, { assumed: true });
