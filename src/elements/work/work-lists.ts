import { companyApi } from '@/api/company/company';
import { goodsOrderApi } from '@/api/company/goods-order';
import { voteApi } from '@/api/company/vote';
import { voteApplyApi } from '@/api/company/vote-apply';
import type { Endpoint } from '@/api/endpoint';
import { goodsConsultApi, partnerConsultApi } from '@/api/platform/platform-consult';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import type { Page, PageQuery } from '@/api/types';
import type { DueWork, MenuWork } from './waiting-work';

/** The lists of the pages on which work waits. */
export const workLists: Record<(MenuWork | DueWork)['key'], Endpoint<PageQuery, Page<object>>> = {
  settlement: companyCheckinApplyApi.list,
  vote: voteApplyApi.list,
  networkFreight: goodsConsultApi.list,
  partner: partnerConsultApi.list,
  pendingOrders: goodsOrderApi.list,
  expiring: companyApi.list,
  endingVotes: voteApi.list,
};
