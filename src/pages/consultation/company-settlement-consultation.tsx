import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import { P } from '@/policies';
import { consultationPage } from './shared/consultation-page';

export default consultationPage({
  name: 'consultation.settlement',
  policy: P.companySettled,
  api: companyCheckinApplyApi,
  own: 'companyType',
});
