import type { GearAttribute } from '@/api/company/gear-config';
import { lazy } from '@/mocks/lib/lazy';

export interface StoredGearConfig {
  id: string;
  categoryName: string;
  attributes: GearAttribute[];
  sort: number;
  concurrencyStamp: string;
}
/** The keywords of the category with the same id; saved apart from it. */
export interface StoredKeywords {
  id: string;
  keywords: string[];
  concurrencyStamp: string;
}

const attribute = (name: string, unit: string | null, ...options: string[]): GearAttribute => ({
  name,
  unit,
  required: options.length > 0,
  options,
});
const condition = attribute('成色', null, '全新', '九成新', '八成新', '七成新及以下');
const power = attribute('动力', null, '电动', '内燃', '手动');

const categories: [name: string, keywords: string, attributes: GearAttribute[]][] = [
  ['叉车', '合力 杭叉 电动叉车 三吨叉车 堆高车', [attribute('额定载重', '吨'), power, condition]],
  [
    '半挂车',
    '十三米高栏 低平板 仓栅 骨架车',
    [attribute('车长', '米', '9.6', '13', '17.5'), condition],
  ],
  [
    '厢式货车',
    '四米二 六米八 九米六 冷藏车',
    [attribute('厢长', '米'), attribute('排放', null, '国五', '国六')],
  ],
  [
    '托盘',
    '木托盘 塑料托盘 川字 田字',
    [attribute('尺寸', '毫米'), attribute('材质', null, '木', '塑料', '钢')],
  ],
  ['货架', '重型货架 横梁式 阁楼货架', [attribute('每层承重', '千克'), condition]],
  ['地磅', '一百吨 数字传感器 电子汽车衡', [attribute('最大称量', '吨')]],
  ['打包设备', '缠绕膜 打包机 封箱机 打包带', [power]],
  ['装卸设备', '液压尾板 登车桥 皮带输送机', [attribute('起重量', '千克'), condition]],
];

const gearCategoryId = (index: number) => `13840640000000${String(index + 1).padStart(5, '0')}`;

/** The categories of gear with what is asked about each. */
export const seedGearConfigs = lazy(async (): Promise<StoredGearConfig[]> =>
  categories.map(([categoryName, , attributes], index) => ({
    id: gearCategoryId(index),
    categoryName,
    attributes,
    sort: index + 1,
    concurrencyStamp: String(index + 1).padStart(32, '0'),
  })),
);

export const seedGearKeywords = lazy(async (): Promise<StoredKeywords[]> =>
  categories.map(([, keywords], index) => ({
    id: gearCategoryId(index),
    keywords: keywords.split(' '),
    concurrencyStamp: String(index + 1).padStart(32, '0'),
  })),
);

/** What a new category starts with. */
export const defaultKeywordsId = 'default';
export const seedDefaultKeywords = lazy(async (): Promise<StoredKeywords[]> => [
  {
    id: defaultKeywordsId,
    keywords: ['全新', '二手', '租赁', '现货', '定制'],
    concurrencyStamp: '1'.padStart(32, '0'),
  },
]);
