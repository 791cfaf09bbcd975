import type { Product } from '@/api/base-support/product';
import { lazy } from '@/mocks/lib/lazy';

/** Kind of goods, its letters in the numbers, its sorts. */
const kinds: [kind: string, letters: string, sorts: string][] = [
  ['板材', 'BC', '胶合板 密度板 刨花板 生态板 细木工板 桉木单板'],
  ['建材', 'JC', '瓷砖 水泥 石膏板 铝型材 防水卷材 卫浴洁具 管件'],
  ['农产品', 'NC', '大蒜 花生 苹果 土豆 生姜 辣椒 玉米'],
  ['食品', 'SP', '方便面 调味品 罐头 饮料 休闲食品 冷冻水产'],
  ['机械配件', 'JX', '轴承 齿轮箱 液压泵 电机 减速机 发动机缸体'],
  ['五金', 'WJ', '紧固件 铁丝 铁钉 工具箱 锁具 门窗配件'],
  ['化工', 'HG', '复合肥 尿素 涂料 塑料颗粒 润滑油'],
  ['日用百货', 'BH', '洗衣液 纸巾 塑料制品 玩具 雨伞 文具'],
  ['家具家电', 'JD', '沙发 衣柜 办公桌 冰箱 洗衣机 空调'],
  ['装备', 'ZB', '电动叉车 手动液压车 托盘 缠绕膜 篷布 捆绑带 周转箱'],
];
const packings = ['散装', '袋装', '箱装', '托盘装'];

export const seedProducts = lazy(async (): Promise<Product[]> =>
  kinds
    .flatMap(([, letters, sorts]) =>
      sorts.split(' ').flatMap((sort, place) =>
        packings.map((packing, index) => ({
          itemName: `${sort}（${packing}）`,
          itemNo: `${letters}-${String(1001 + place * 10 + index)}`,
        })),
      ),
    )
    .map((product, index) => ({
      id: `13841500000000${String(index + 1).padStart(5, '0')}`,
      ...product,
    })),
);
