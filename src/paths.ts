/** Addresses inside the console; nobody spells them anywhere else. */
export const paths = {
  home: () => '/dashboard',
  login: () => '/login',
  notFound: () => '/404',
  denied: () => '/401',
  profile: () => '/profile/index',
  companyList: () => '/company/company-list',
};
