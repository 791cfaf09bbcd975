import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

const { get, post, put, del, page } = service('/api/platform/external-company-ad', {
  assumed: true,
});

/** A web page of a company that the app links to. */
export interface ExternalCompanyAd extends Stored {
  companyId: Id;
  companyName: string;
  name: string;
  /** The URL of the page; it must use https. */
  address: string;
  imageId: Id | null;
  /** URL of the picture. */
  imageUrl: string | null;
  /** The pages are sorted by this number, ascending. */
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
