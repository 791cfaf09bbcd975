import { voteApplyApi } from '@/api/company/vote-apply';
import { P } from '@/policies';
import { consultationPage } from './shared/consultation-page';

export default consultationPage({
  name: 'consultation.vote',
  policy: P.voteApply,
  api: voteApplyApi,
  own: 'voteTitle',
});
