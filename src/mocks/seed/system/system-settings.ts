import type { SystemSetting } from '@/api/base-support/system-setting';
import { SettingType } from '@/enums';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { seededRandom } from '@/mocks/seed/draw';

const { text, number, boolean, json } = SettingType;

type Line = [code: string, name: string, value: string, description: string];
type NumberLine = [...line: Line, min: number, max: number];

const texts: Line[] = [
  ['Platform.Name', '平台名称', '货运平台', '登录页与小程序显示的平台名称。'],
  ['Platform.ServicePhone', '客服电话', '400-800-5390', '显示在小程序“联系我们”页面。'],
  ['Platform.ServiceTime', '客服时间', '每日 8:00 至 20:00', '与客服电话一同显示。'],
  ['Platform.Icp', '备案号', '鲁ICP备18005390号', '显示在网页底部。'],
  ['Sms.Signature', '短信签名', '货运平台', '所有短信的开头，须与运营商备案一致。'],
  ['Sms.CallTemplate', '通话短信模板', 'SMS_150739001', '货主来电后发送给公司的短信模板编号。'],
  ['Share.DefaultTitle', '默认转发标题', '找专线，上货运平台', '页面没有单独配置时使用。'],
  ['Upload.Bucket', '图片存储桶', 'freight-images', '对象存储的桶名，修改后旧图片不受影响。'],
];
const numbers: NumberLine[] = [
  ['GoodsOrder.AcceptMinutes', '货源承接时限', '30', '公司承接后须在此分钟数内联系货主。', 1, 1440],
  ['GoodsOrder.MaxApplies', '单个货源承接数', '5', '每个货源最多由几家公司承接。', 1, 50],
  [
    'GoodsOrder.AutoCloseHours',
    '货源自动关闭',
    '72',
    '发布超过此小时数且无人成交的货源自动关闭。',
    1,
    720,
  ],
  ['LinePrice.MaxPerDay', '每日线价条数', '20', '每家公司每天最多发布的线价条数。', 1, 200],
  ['Ranking.DealPoints', '成交积分', '10', '每成交一单增加的积分。', 0, 1000],
  ['Ranking.ViewPoints', '浏览积分', '1', '专线每被浏览一次增加的积分。', 0, 100],
  ['Ranking.CallPoints', '通话积分', '3', '专线每被拨打一次增加的积分。', 0, 100],
  ['Sms.PricePerPiece', '短信单价（分）', '6', '充值时每条短信的价格。', 1, 100],
  ['Sms.WarnBelow', '短信余额提醒', '200', '余额低于此条数时提醒分站。', 0, 100_000],
  ['Upload.ImageKb', '图片大小上限', '2048', '上传图片的大小上限，单位 KB。', 100, 20_480],
  ['Upload.FileKb', '附件大小上限', '20480', '上传附件的大小上限，单位 KB。', 100, 29_000],
  ['Company.ExpireRemindDays', '到期提醒', '30', '公司到期前多少天开始提醒。', 1, 365],
  ['Vote.MaxPerDay', '每日投票数', '3', '每位用户每天最多投票数。', 1, 100],
  ['Login.LockMinutes', '登录锁定时长', '5', '连续输错密码后锁定的分钟数。', 1, 1440],
];
const switches: Line[] = [
  ['Sms.CallEnabled', '通话短信', 'true', '货主拨打电话后向公司发送短信。'],
  ['Sms.NewGoodsEnabled', '新货源短信', 'true', '有新货源时向承接区域内的公司发送短信。'],
  ['Sms.TodayPriceEnabled', '今日线价短信', 'false', '线价发布后通知关注的货主。'],
  ['GoodsOrder.MobileMasked', '隐藏货主手机号', 'true', '承接前隐藏货主手机号的中间四位。'],
  ['Company.AutoEnable', '自动启用公司', 'false', '资质审核通过后自动启用公司。'],
  ['Vote.NeedMobile', '投票须绑定手机号', 'true', '未绑定手机号的用户不能投票。'],
  ['Login.CaptchaEnabled', '登录验证码', 'true', '登录时须输入图形验证码。'],
  ['Platform.Maintenance', '维护模式', 'false', '开启后小程序显示维护公告。'],
];
const objects: Line[] = [
  [
    'Sms.Packages',
    '短信套餐',
    '[{"pieces":1000,"amount":60},{"pieces":5000,"amount":275}]',
    '充值页面提供的套餐，金额单位为元。',
  ],
  [
    'Company.LevelFees',
    '会员年费',
    '{"superMember":6800,"member":2980,"directory":0}',
    '各级别的年费，单位为元。',
  ],
  [
    'Home.Modules',
    '首页模块',
    '["carousel","icons","todayPrice","news"]',
    '小程序首页显示的模块及顺序。',
  ],
  ['Map.Provider', '地图服务', '{"name":"amap","zoom":12}', '地址解析使用的地图服务。'],
  [
    'Push.Channels',
    '推送渠道',
    '{"xiaomi":true,"huawei":true,"oppo":false}',
    '安卓推送渠道的开关。',
  ],
];

const lines = [
  ...texts.map((line) => ({ line, settingType: text, min: null, max: null })),
  ...numbers.map(([code, name, value, says, min, max]) => {
    const line: Line = [code, name, value, says];
    return { line, settingType: number, min, max };
  }),
  ...switches.map((line) => ({ line, settingType: boolean, min: null, max: null })),
  ...objects.map((line) => ({ line, settingType: json, min: null, max: null })),
];

export const seedSystemSettings = lazy(async (): Promise<SystemSetting[]> => {
  const draw = seededRandom(77);
  return lines.map(({ line: [code, name, value, description], ...rest }, index) => ({
    id: `13841400000000${String(index + 1).padStart(5, '0')}`,
    name,
    code,
    value,
    ...rest,
    description,
    updatedTime: wallText(seedDay - draw.whole(1, 400) * dayMs + draw.whole(30_000, 60_000) * 1000),
    concurrencyStamp: draw.stamp(),
  }));
});
