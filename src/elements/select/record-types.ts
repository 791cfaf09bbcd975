/** Records that conditions and fields can choose by the name of their type alone. */
export type RecordType =
  | 'substation'
  | 'substationType'
  | 'company'
  | 'item'
  | 'app'
  | 'bizUser'
  | 'staff'
  | 'region'
  | 'lazyRegion';
