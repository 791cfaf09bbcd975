import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

const { get, post, put, del, page } = service('/api/platform/external-company-ad', {
  assumed: true,
});

/** A page of a company outside the app that the app links to. */
export interface ExternalCompanyAd extends Stored {
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
}

/** Conditions of the list. */
interface ExternalCompanyAdQuery extends PageQuery {
  companyId?: Id;
  companyName?: string;
  name?: string;
  address?: string;
  isListed?: boolean;
}

type ExternalCompanyAdInput = InputOf<
  ExternalCompanyAd,
  'companyId' | 'name' | 'address' | 'imageId',
  'sort' | 'isListed'
>;

export const externalCompanyAdApi = {
  list: page<ExternalCompanyAdQuery, ExternalCompanyAd>(''),
  one: get<ById, ExternalCompanyAd>(':id'),
  create: post<ExternalCompanyAdInput, ExternalCompanyAd>(''),
  update: put<ExternalCompanyAdInput, ExternalCompanyAd>(''),
  remove: del<ById>(':id'),
};
