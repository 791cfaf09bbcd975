import { words, type Random } from './random';

const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕';
const givenNames = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华建国文斌玉兰志海峰雪梅鹏飞晨宇';
const mobilePrefixes = words(
  '130 131 133 135 136 137 138 139 150 151 152 158 159 166 177 180 186 187 188 189 199',
);
const roads = words('解放路 人民路 物流大道 工业北路 通达路 蒙山大道 金源路 开阳路');

export const drawPerson = (draw: Random) =>
  draw.letters(surnames, 1) + draw.letters(givenNames, draw.whole(1, 2));

/** Eleven digits of a real mobile prefix. */
export const drawMobile = (draw: Random) => draw.pick(mobilePrefixes) + draw.digits(8);

/** Road and number, without the region before it. */
export const drawStreet = (draw: Random) => `${draw.pick(roads)}${draw.whole(1, 399)}号`;
