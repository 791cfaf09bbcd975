import { tabbedPage } from '@/crud/tabbed-page';
import { P } from '@/policies';
import { Companies } from './company-list/companies';
import { Parks } from './company-list/parks';

export default tabbedPage('company.list', [
  { key: 'companies', policy: P.companyList, Content: Companies },
  { key: 'parks', policy: P.companyList, Content: Parks },
]);
