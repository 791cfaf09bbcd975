import { service } from '@/api/endpoint';
import type { ById, Id, Stamped } from '@/api/types';

const { get, put } = service('/api/substation/market-image');

export interface MarketPicture {
  imageId: Id;
  imageUrl: string;
  title: string | null;
}

/** The pictures of one sub-station's market, in the order they are shown. */
export interface MarketImage extends Stamped {
  /** The sub-station's. */
  id: Id;
  substationName: string;
  images: MarketPicture[];
}

/** The whole list; the addresses of the pictures come from the server. */
export interface MarketImageInput extends ById {
  images: (Pick<MarketPicture, 'imageId'> & Partial<MarketPicture>)[];
  concurrencyStamp?: string;
}

export const marketImageApi = {
  one: get<ById, MarketImage>(':id'),
  update: put<MarketImageInput, MarketImage>(''),
};
