import { service } from '@/api/endpoint';
import type { ById, Id } from '@/api/types';

const { get, put } = service('/api/substation/market-image');

export interface MarketPicture {
  imageId: Id;
  imageUrl: string;
  title: string | null;
}

/** The pictures of one sub-station's market, in the order they are shown. */
export interface MarketImage {
  /** The sub-station's. */
  id: Id;
  substationName: string;
  images: MarketPicture[];
  concurrencyStamp: string;
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
