import type { Random } from './random';

/** Texts as people type and paste them, good and bad, by the words in the name of a field. */
const kinds: { words: RegExp; texts: string[] }[] = [
  {
    words: /日期|期限|时间|月份|date|time|month/i,
    texts: [
      '2029-12-01',
      '2029/12/1',
      '20291201',
      '2029年12月1日',
      '2029.12.1',
      '32/13/2029',
      '明天',
    ],
  },
  {
    words: /手机|电话|号码|mobile|phone/i,
    texts: [
      '13800138000',
      '138 0013 8000',
      '0539-8312345',
      '电话：13800138000',
      '123',
      '１３８００１３８０００',
    ],
  },
  {
    words: /金额|费用|价格|单价|元|数|间隔|排序|天|amount|price|fee|count|number|order|days/i,
    texts: ['0.01', '12', '1,234.5', '-3', '1e9', '１２', '999999999999', 'abc', '0'],
  },
  { words: /验证码|code/i, texts: ['8888', '８８８８', '1'] },
  { words: /密码|password/i, texts: ['Freight@2026', '123456', ''] },
  { words: /邮箱|email/i, texts: ['a@b.cn', 'a@b', 'ａ＠ｂ.cn'] },
  {
    words: /网址|链接|地址$|url|link/i,
    texts: ['https://example.com/a', 'javascript:alert(1)', 'example'],
  },
  { words: /坐标|经度|纬度|latitude|longitude/i, texts: ['118.35', '35,118', '-'] },
];
const otherTexts = [
  '测试',
  '张三 ',
  ' 临沂物流',
  'a',
  '=1+1',
  '<b>x</b>',
  '🚚货运',
  '一二三四五六七八九十'.repeat(12),
  'O’Neil & Söhne',
  '100%',
];

/** Returns a text for a field of this name. */
export function textFor(name: string, random: Random): string {
  const kind = kinds.find(({ words }) => words.test(name));
  // A text of another kind now and then, as people confuse fields.
  return random.pick(kind && random.next() < 0.85 ? kind.texts : otherTexts);
}
