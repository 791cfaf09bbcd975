import { tabbedPage } from '@/crud/tabbed-page';
import { P } from '@/policies';
import { Parks } from './company-list/parks';
import { Companies } from './shared/companies';

export default tabbedPage('company.list', [
  { key: 'companies', policy: P.companyList, Content: Companies },
  { key: 'parks', policy: P.companyList, Content: Parks },
]);
