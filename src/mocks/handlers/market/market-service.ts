import type { MockAnswer } from '@/mocks/server/mock';
import { consumerCompanyAnswers } from './consumer-company';
import { goodsOrderAnswers } from './goods-order';
import { lineRankingAnswers } from './line-ranking';
import { lineRankingPointAnswers } from './line-ranking-point';
import { lineRecommendAnswers } from './line-recommend';
import { todayLinePriceAnswers } from './today-line-price';
import { voteAnswers } from './vote';
import { voteApplyAnswers } from './vote-apply';
import { voteCompanyAnswers } from './vote-company';
import { votingDetailAnswers } from './voting-detail';

export const marketService: MockAnswer[] = [
  ...goodsOrderAnswers,
  ...todayLinePriceAnswers,
  ...lineRankingAnswers,
  ...lineRankingPointAnswers,
  ...lineRecommendAnswers,
  ...voteAnswers,
  ...voteCompanyAnswers,
  ...votingDetailAnswers,
  ...voteApplyAnswers,
  ...consumerCompanyAnswers,
];
