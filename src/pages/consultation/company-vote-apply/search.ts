import { voteApplyApi } from '@/api/company/vote-apply';
import { consultationSearch } from '@/pages/consultation/shared/consultation-search';

export default consultationSearch(voteApplyApi.list);
