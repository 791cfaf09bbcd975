import type { SubstationOption } from '@/api/substation/substation-option';

/** The cities with a sub-station; the first ones are the oldest and have the most companies. */
const cities =
  '临沂 济南 青岛 潍坊 济宁 菏泽 枣庄 日照 泰安 淄博 烟台 聊城 德州 滨州 东营 威海 ' +
  '徐州 连云港 宿迁 淮安 盐城 南京 苏州 无锡 常州 南通 扬州 泰州 镇江 ' +
  '郑州 洛阳 商丘 开封 新乡 安阳 周口 石家庄 邯郸 沧州 保定 唐山 廊坊 ' +
  '合肥 阜阳 宿州 蚌埠 杭州 宁波 金华 温州 武汉 长沙 广州 深圳 东莞 佛山 成都 西安 沈阳 南昌';

export interface SeededSubstation extends SubstationOption {
  id: number;
  city: string;
}

export const substations: SeededSubstation[] = cities.split(' ').map((city, index) => ({
  id: index + 1,
  substationName: `${city}分站`,
  substationTypeId: (index % 3) + 1,
  city,
}));

export const substationTypes = [
  { id: 1, name: '直营分站' },
  { id: 2, name: '加盟分站' },
  { id: 3, name: '合伙分站' },
];
