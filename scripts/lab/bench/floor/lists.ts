import type { Row } from './calls.ts';

type Kind = 'picture' | 'mark';
export interface Column {
  key: string;
  title: string;
  kind?: Kind;
}
export interface ListPage {
  path: string;
  title: string;
  call: string;
  actions: string[];
  columns: Column[];
}

/** The two lists of the floor applications, with the columns that the console shows. */

const column = (key: string, title: string, kind?: Kind): Column => ({ key, title, kind });
const text = (value: Row[string] | undefined) =>
  typeof value === 'boolean' ? String(value) : value;

export const cellText = (row: Row, key: string) => text(row[key]) ?? '';

export const lists: ListPage[] = [
  {
    path: '/companies',
    title: '公司列表',
    call: '/api/company/company',
    actions: ['详情', '编辑', '启用', '更多'],
    columns: [
      column('companyName', '公司名称'),
      column('logoUrl', '标志', 'picture'),
      column('companyType', '公司类型', 'mark'),
      column('companyLevelType', '会员等级', 'mark'),
      column('substationName', '所属分站'),
      column('regionName', '所在地区'),
      column('contact', '联系人'),
      column('mobile', '手机号'),
      column('lineCount', '专线数'),
      column('branchCount', '网点数'),
      column('isInsured', '已投保'),
      column('status', '状态', 'mark'),
      column('settledTime', '入驻日期'),
      column('expireTime', '到期日期'),
    ],
  },
  {
    path: '/orders',
    title: '货源管理',
    call: '/api/company/goods-order',
    actions: ['详情', '删除'],
    columns: [
      column('orderNo', '订单号'),
      column('fromRegionName', '出发地'),
      column('toRegionName', '目的地'),
      column('goodsName', '货物名称'),
      column('weight', '重量（吨）'),
      column('volume', '体积（方）'),
      column('pieces', '件数'),
      column('assignType', '分配方式', 'mark'),
      column('status', '状态', 'mark'),
      column('applyCount', '承接数'),
      column('consumerName', '货主'),
      column('mobile', '手机号'),
      column('creationTime', '发布时间'),
    ],
  },
];
export const pageSizes = [5, 10, 20, 50, 80, 100];
export const defaultPageSize = 20;
