import { service } from '@/api/endpoint';
import { dateTime, flag, number, ref, refs, region, text } from '@/api/properties';
import { record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ExportedFile, Id } from '@/api/types';
import type { OfSubstation } from './substation';

const path = '/api/substation/substation';
const { get, put, page } = service(path);

/** The goods orders that a sub-station takes: from each of its origins to each of its destinations. The id is that of the sub-station. */
export const receiveArea = record(
  `${path}/receive`,
  {
    substation: ref('substation', { required: true, filter: true }),
    fromRegion: refs({ required: true, about: 'Provinces, cities or districts.' }),
    fromRegionCount: number({ additive: true, readOnly: true }),
    toRegion: refs({ required: true }),
    toRegionCount: number({ additive: true, readOnly: true }),
    conflictCount: number({
      additive: true,
      readOnly: true,
      about: 'The number of other sub-stations that take some of the same orders.',
    }),
    updateTime: dateTime({
      nullable: true,
      readOnly: true,
      about: 'Null until the areas are saved for the first time.',
      filter: true,
      past: true,
    }),
  },
  {
    without: ['creationTime'],
    conditions: {
      substationName: text(),
      fromRegion: region({
        about:
          'Finds sub-stations that take orders from this region or, for a province, from any part of it.',
      }),
      toRegion: region(),
      hasConflict: flag(),
    },
  },
);
export type ReceiveArea = RowOf<typeof receiveArea>;
export type ReceiveAreaInput = Omit<InputOf<typeof receiveArea>, 'id'>;
type ReceiveAreaQuery = QueryOf<typeof receiveArea>;

/** Another sub-station that takes some of the same orders, and the regions of both. */
export interface ReceiveConflict {
  substationId: Id;
  substationName: string;
  fromRegionNames: string[];
  toRegionNames: string[];
}

export interface ReceiveAreaDetail extends ReceiveArea {
  conflicts: ReceiveConflict[];
}

/** With regions, the response shows their conflicts without saving them. */
interface ReceiveAreaTrial extends OfSubstation {
  fromRegionIds?: Id[];
  toRegionIds?: Id[];
}

export const receiveAreaApi = {
  list: page<ReceiveAreaQuery, ReceiveArea>('receive-list'),
  export: get<Omit<ReceiveAreaQuery, 'page' | 'limit'>, ExportedFile>('receive-export'),
  one: get<ReceiveAreaTrial, ReceiveAreaDetail>('receive'),
  update: put<ReceiveAreaInput, ReceiveAreaDetail>('receive'),
};
