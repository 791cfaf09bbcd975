/** What keys in storage begin with that belong to one user. */
export const ownPrefixes = {
  recent: 'recent_',
  visits: 'visits_',
  listViews: 'listViews_',
  tableLayouts: 'tableLayouts_',
  /** What the screen locks itself with. */
  idlePassword: 'idleLock_',
  tableSetting: 'tableSetting_',
  createdCompany: 'createdCompany_',
} as const;
