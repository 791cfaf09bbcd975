import { goodsConsultApi } from '@/api/platform/platform-consult';
import { consultationSearch } from '@/pages/consultation/shared/consultation-search';

export default consultationSearch(goodsConsultApi.list);
