import { voteApplyApi } from '@/api/company/vote-apply';
import { P } from '@/policies';
import { consultationPage } from './shared/consultation-page';

export default consultationPage({
  name: 'consultation.vote',
  policy: P.voteApply,
  api: voteApplyApi,
  subject: [{ key: 'voteTitle', width: 152 }],
  filters: [{ key: 'voteTitle', collapsed: true }],
});
