import { service } from '@/api/endpoint';
import type { ById, Id, Stamped } from '@/api/types';

const { get, put } = service('/api/substation/market-image');

export interface MarketPicture {
  imageId: Id;
  imageUrl: string;
  title: string | null;
}

/** The pictures of a sub-station's market, in the order in which they are shown. */
export interface MarketImage extends Stamped {
  /** The id of the sub-station. */
  id: Id;
  substationName: string;
  images: MarketPicture[];
}

/** The whole list without URLs, which the server adds. */
export interface MarketImageInput extends ById {
  images: (Pick<MarketPicture, 'imageId'> & Partial<MarketPicture>)[];
  concurrencyStamp?: string;
}

export const marketImageApi = {
  one: get<ById, MarketImage>(':id'),
  update: put<MarketImageInput, MarketImage>(''),
};
