/** Addresses inside the console; nobody spells them anywhere else. */
export const paths = {
  home: () => '/dashboard',
  login: () => '/login',
  notFound: () => '/404',
  denied: () => '/401',
  profile: () => '/profile/index',
  changePassword: () => '/profile/change-password',
  settings: () => '/settings/index',
  companyList: () => '/company/company-list',
};
