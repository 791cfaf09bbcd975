import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import { consultationSearch } from '@/pages/consultation/shared/consultation-search';

export default consultationSearch(companyCheckinApplyApi.list);
