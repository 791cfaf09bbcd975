import { partnerConsultApi } from '@/api/platform/platform-consult';
import { P } from '@/policies';
import { consultationPage } from './shared/consultation-page';

export default consultationPage({
  name: 'consultation.partner',
  policy: P.substationApply,
  api: partnerConsultApi,
});
