/** The paths of the console. All other code takes them from here. */
export const paths = {
  home: () => '/dashboard',
  login: () => '/login',
  notFound: () => '/404',
  denied: () => '/401',
  profile: () => '/profile/index',
  changePassword: () => '/profile/change-password',
  settings: () => '/settings/index',
  companyList: () => '/company/company-list',
  createCompany: () => '/company/create-company',
  companyDetails: (id: string) => `/company/company-details/${id}`,
  goodsOrder: (id: string) => `/source/source-management?open=${id}`,
  lineRankManagement: () => '/rank/line-rank-management',
  votes: () => '/marketing/vote-list',
  voteCompany: (substationId: string, id: string, name: string) =>
    `/marketing/vote-company/${substationId}/${id}/${encodeURIComponent(name)}`,
  users: () => '/user/user-list',
  account: (userName: string) => `/identity/users?userName=${encodeURIComponent(userName)}`,
  staff: (userName: string) =>
    `/substation-employee/substation-employee-management?userName=${encodeURIComponent(userName)}`,
  userDetails: (id: string) => `/user/user-details?id=${id}`,
};
