import { defineEnum, type EnumOf } from '@/lib/enum';

export const CompanyStatus = defineEnum(
  'companyStatus',
  { draft: 1, enabled: 2, disabled: 3 },
  { draft: 'upcoming', enabled: 'active', disabled: 'over' },
);
export type CompanyStatus = EnumOf<typeof CompanyStatus>;

export const CompanyLevel = defineEnum('companyLevel', {
  superMember: 1,
  member: 2,
  directory: 3,
});
export type CompanyLevel = EnumOf<typeof CompanyLevel>;

export const CompanyType = defineEnum('companyType', {
  line: 1,
  lastMile: 2,
  equipment: 3,
  park: 4,
  lineAndLastMile: 5,
});
export type CompanyType = EnumOf<typeof CompanyType>;

/** The days until the end of a membership, for a filter. */
export const ExpiresWithin = defineEnum('expiresWithin', { week: 7, month: 30, quarter: 90 });
export type ExpiresWithin = EnumOf<typeof ExpiresWithin>;

/** Whether the credentials of a company exist and are verified. */
export const CredentialState = defineEnum(
  'credentialState',
  {
    missing: 0,
    submitted: 1,
    verified: 2,
  },
  { missing: 'upcoming', submitted: 'open', verified: 'active' },
);
export type CredentialState = EnumOf<typeof CredentialState>;

export const RegionLevel = defineEnum('regionLevel', {
  country: 0,
  province: 1,
  city: 2,
  district: 3,
  town: 4,
});
export type RegionLevel = EnumOf<typeof RegionLevel>;

export const GoodsOrderStatus = defineEnum(
  'goodsOrderStatus',
  {
    pending: 1,
    dealt: 2,
    cancelled: 3,
  },
  { pending: 'open', dealt: 'active', cancelled: 'over' },
);
export type GoodsOrderStatus = EnumOf<typeof GoodsOrderStatus>;

/** The state of a company's application for a goods order. */
export const ApplyStatus = defineEnum(
  'applyStatus',
  { accepted: 1, cancelled: 2, dealt: 3 },
  { accepted: 'open', cancelled: 'over', dealt: 'active' },
);
export type ApplyStatus = EnumOf<typeof ApplyStatus>;

export const ApplyCancelType = defineEnum('applyCancelType', {
  timeout: 1,
  ownerCancelled: 2,
  companyCancelled: 3,
  notContacted: 4,
});
export type ApplyCancelType = EnumOf<typeof ApplyCancelType>;

export const TrackStatus = defineEnum('trackStatus', {
  ordered: 1,
  dealConfirmed: 2,
  shipmentCancelled: 3,
});
export type TrackStatus = EnumOf<typeof TrackStatus>;

export const AssignType = defineEnum('assignType', { designated: 1, accepted: 2 });
export type AssignType = EnumOf<typeof AssignType>;

export const ChargeOrderStatus = defineEnum(
  'chargeOrderStatus',
  {
    unpaid: 1,
    completed: 2,
    cancelled: 3,
  },
  { unpaid: 'open', completed: 'active', cancelled: 'over' },
);
export type ChargeOrderStatus = EnumOf<typeof ChargeOrderStatus>;

export const LinePriceStatus = defineEnum(
  'linePriceStatus',
  {
    pending: 1,
    inProgress: 2,
    ended: 3,
  },
  { pending: 'upcoming', inProgress: 'active', ended: 'over' },
);
export type LinePriceStatus = EnumOf<typeof LinePriceStatus>;

export const VoteStatus = defineEnum(
  'voteStatus',
  { notStarted: 0, inProgress: 1, ended: 2 },
  { notStarted: 'upcoming', inProgress: 'active', ended: 'over' },
);
export type VoteStatus = EnumOf<typeof VoteStatus>;

export const VoteCompanyStatus = defineEnum(
  'voteCompanyStatus',
  {
    normal: 0,
    paused: 1,
    cancelled: 2,
  },
  { normal: 'active', paused: 'attention', cancelled: 'over' },
);
export type VoteCompanyStatus = EnumOf<typeof VoteCompanyStatus>;

/** The status of background jobs and planned jobs. */
export const JobStatus = defineEnum(
  'jobStatus',
  { wait: 0, processing: 1, success: 2, fail: 3 },
  { wait: 'upcoming', processing: 'open', success: 'active', fail: 'failed' },
);
export type JobStatus = EnumOf<typeof JobStatus>;

export const ConnectType = defineEnum(
  'connectType',
  { noFeedback: 0, notReached: 1, reached: 2 },
  { noFeedback: 'open', notReached: 'attention', reached: 'active' },
);
export type ConnectType = EnumOf<typeof ConnectType>;

export const StandardStatus = defineEnum(
  'standardStatus',
  { enabled: 1, disabled: 2 },
  { enabled: 'active', disabled: 'over' },
);
export type StandardStatus = EnumOf<typeof StandardStatus>;

/** Bit flags; a user has their sum. */
export const UserRoleType = defineEnum('userRoleType', {
  platform: 1,
  backOffice: 2,
  mobile: 4,
  company: 8,
});
export type UserRoleType = EnumOf<typeof UserRoleType>;

/** Bit flags: the rights of a company account in its own company. */
export const CompanyUserRole = defineEnum('companyUserRole', { company: 1, staff: 2, lines: 4 });
export type CompanyUserRole = EnumOf<typeof CompanyUserRole>;

export const ConsumerType = defineEnum('consumerType', { owner: 0, enterprise: 1, platform: 2 });
export type ConsumerType = EnumOf<typeof ConsumerType>;

export const PaymentType = defineEnum('paymentType', { weChat: 1, alipay: 2 });
export type PaymentType = EnumOf<typeof PaymentType>;

// The values of the next sets are ours: the specification names the sets only.

export const AdType = defineEnum('adType', { carousel: 1, implant: 2, popup: 3 });
export type AdType = EnumOf<typeof AdType>;

export const DisplayPage = defineEnum('displayPage', { home: 1, line: 2, company: 3, source: 4 });
export type DisplayPage = EnumOf<typeof DisplayPage>;

export const LinkType = defineEnum('linkType', { none: 0, inApp: 1, web: 2, miniProgram: 3 });
export type LinkType = EnumOf<typeof LinkType>;

export const Channel = defineEnum('channel', { miniProgram: 1, app: 2, h5: 3, web: 4 });
export type Channel = EnumOf<typeof Channel>;

export const NoticeType = defineEnum('noticeType', { sms: 1, call: 2, inApp: 3 });
export type NoticeType = EnumOf<typeof NoticeType>;

export const SortingOption = defineEnum('sortingOption', {
  standard: 1,
  newest: 2,
  price: 3,
  ranking: 4,
});
export type SortingOption = EnumOf<typeof SortingOption>;

/** The type of the input for a system setting. */
export const SettingType = defineEnum('settingType', { text: 1, number: 2, boolean: 3, json: 4 });
export type SettingType = EnumOf<typeof SettingType>;

/** The reason for ranking points. */
export const PointSource = defineEnum('pointSource', {
  deal: 1,
  view: 2,
  call: 3,
  price: 4,
  manual: 5,
});
export type PointSource = EnumOf<typeof PointSource>;

/** How often one person sees a dialog advert. */
export const PopupFrequency = defineEnum('popupFrequency', { once: 1, daily: 2, always: 3 });
export type PopupFrequency = EnumOf<typeof PopupFrequency>;

export const ClientPlatform = defineEnum('clientPlatform', {
  android: 1,
  ios: 2,
  windows: 3,
  miniProgram: 4,
});
export type ClientPlatform = EnumOf<typeof ClientPlatform>;

/** Whether the app shows an advert now, by its period and its switch. */
export const AdvertState = defineEnum(
  'advertState',
  { notStarted: 0, showing: 1, ended: 2, unlisted: 3 },
  { notStarted: 'upcoming', showing: 'active', ended: 'over', unlisted: 'over' },
);
export type AdvertState = EnumOf<typeof AdvertState>;

export const SmsResult = defineEnum(
  'smsResult',
  { delivered: 1, failed: 2 },
  { delivered: 'active', failed: 'failed' },
);
export type SmsResult = EnumOf<typeof SmsResult>;

/** A park is a place; a group is an association of companies. */
export const ParkKind = defineEnum('parkKind', { park: 1, group: 2 });
export type ParkKind = EnumOf<typeof ParkKind>;

export const NewsCategory = defineEnum('newsCategory', {
  industry: 1,
  policy: 2,
  market: 3,
  notice: 4,
  knowledge: 5,
});
export type NewsCategory = EnumOf<typeof NewsCategory>;

/** The watermark that the server draws into an uploaded image. */
export const WaterMark = defineEnum('waterMark', { none: 0, platform: 1, company: 2 });
export type WaterMark = EnumOf<typeof WaterMark>;

/** Weeks start on Monday; the members are the days of a company's working week. */
export const Weekday = defineEnum('weekday', {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
});
export type Weekday = EnumOf<typeof Weekday>;
