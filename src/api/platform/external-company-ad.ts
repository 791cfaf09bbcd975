import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery } from '@/api/types';

const { get, post, put, del, page } = service('/api/platform/external-company-ad', {
  assumed: true,
});

/** A page of a company outside the app that the app links to. */
export interface ExternalCompanyAd {
  id: Id;
  companyId: Id;
  companyName: string;
  name: string;
  /** https only. */
  address: string;
  imageId: Id | null;
  /** Address of the picture. */
  imageUrl: string | null;
  /** Smaller comes first. */
  sort: number;
  isListed: boolean;
  creationTime: string;
  concurrencyStamp: string;
}

/** Conditions of the list. */
export interface ExternalCompanyAdQuery extends PageQuery {
  companyId?: Id;
  companyName?: string;
  name?: string;
  address?: string;
  isListed?: boolean;
}

/** What the form edits; `id` and the stamp are absent on create. */
export type ExternalCompanyAdInput = InputOf<
  ExternalCompanyAd,
  'companyId' | 'name' | 'address' | 'imageId',
  'id' | 'concurrencyStamp' | 'sort' | 'isListed'
>;

export const externalCompanyAdApi = {
  list: page<ExternalCompanyAdQuery, ExternalCompanyAd>(''),
  one: get<ById, ExternalCompanyAd>(':id'),
  create: post<ExternalCompanyAdInput, ExternalCompanyAd>(''),
  update: put<ExternalCompanyAdInput, ExternalCompanyAd>(''),
  remove: del<ById>(':id'),
};
