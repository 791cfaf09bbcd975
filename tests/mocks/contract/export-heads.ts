const consultation: [string, string] = [
  '申请人 · 手机号 · 公司 · 所属分站 · 地区 · 咨询内容 · 联系结果 · 备注 · 处理人 · 申请时间',
  'Applicant · Mobile · Company · Sub-station · Region · Content · Call result · Remarks · Handled by · Applied',
];

/** The column titles of each export, in Chinese and in English. */
export const exportHeads: Record<string, [chinese: string, english: string]> = {
  'companyApi.list': [
    '公司名称 · 公司类型 · 会员等级 · 状态 · 所属分站 · 所在地区 · 联系人 · 手机号 · 专线数 · 网点数 · 入驻日期 · 到期日期',
    'Company name · Type · Level · Status · Sub-station · Region · Contact · Mobile · Lines · Branches · Joined · Expires',
  ],
  'lineRankingApi.list': [
    '月份 · 名次 · 专线 · 公司 · 所属分站 · 积分 · 人工调整 · 调整原因 · 总积分',
    'Month · Rank · Line · Company · Sub-station · Points · Manual adjustment · Reason · Total points',
  ],
  'lineRankingPointApi.list': [
    '专线 · 公司 · 所属分站 · 积分来源 · 积分 · 计分时间 · 操作人 · 备注',
    'Line · Company · Sub-station · Source · Points · Time · Operator · Remarks',
  ],
  'todayLinePriceApi.list': [
    '专线 · 公司 · 所属分站 · 每吨（元） · 每方（元） · 每件（元） · 生效时间 · 截止时间 · 状态 · 浏览 · 拨打 · 发布时间',
    'Line · Company · Sub-station · Per ton (CNY) · Per m³ (CNY) · Per piece (CNY) · Valid from · Valid until · Status · Views · Calls · Published',
  ],
  'substationApi.list': [
    '分站名称 · 分站类型 · 起始地区 · 覆盖地区 · 联系人 · 手机号 · 成员数 · 短信余额 · 业务员 · 状态 · 开通时间 · 到期日期',
    'Sub-station · Type · Start region · Covered regions · Contact · Mobile · Members · SMS balance · Account manager · Status · Opened · Expires',
  ],
  'receiveAreaApi.list': [
    '分站名称 · 出发地区 · 目的地区 · 冲突分站数 · 更新时间',
    'Sub-station · Origins · Destinations · Conflicts · Updated',
  ],
  'companyCheckinApplyApi.list': consultation,
  'goodsConsultApi.list': consultation,
  'partnerConsultApi.list': consultation,
};
