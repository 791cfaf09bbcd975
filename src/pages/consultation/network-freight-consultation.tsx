import { goodsConsultApi } from '@/api/platform/platform-consult';
import { P } from '@/policies';
import { consultationPage } from './shared/consultation-page';

export default consultationPage({
  name: 'consultation.freight',
  policy: P.networkTransport,
  api: goodsConsultApi,
});
