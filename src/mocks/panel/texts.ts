import type { Language, Text } from '@/mocks/server/errors';

/** Every text of the panel; the panel is part of the mock and stands outside the console's own texts. */
export const texts = {
  title: { zh: '模拟后端', en: 'Mocked backend' },
  close: { zh: '关闭模拟后端面板', en: 'Close the mocked backend panel' },
  line: { zh: '线路', en: 'Line' },
  latency: { zh: '延迟', en: 'Latency' },
  slowLine: { zh: '网速', en: 'Speed' },
  fullSpeed: { zh: '不限', en: 'unlimited' },
  offline: { zh: '断网', en: 'Offline' },
  voidAnswers: { zh: '保存只回 204，不回记录', en: 'Saves answer 204, without the record' },
  numericIds: { zh: '编号为 64 位数字', en: '64-bit numbers as ids' },
  textNumbers: { zh: '64 位数字（含总数）为文本', en: '64-bit numbers as text, totals too' },
  fail: { zh: '让接下来的调用失败', en: 'Fail the next call' },
  fault: { zh: '故障', en: 'Fault' },
  part: { zh: '地址包含', en: 'Path contains' },
  anyCall: { zh: '留空为任意调用', en: 'leave empty for any call' },
  times: { zh: '次数', en: 'Times' },
  play: { zh: '设置故障', en: 'Set fault' },
  script: { zh: '脚本丢失', en: 'Lost script' },
  scriptPart: { zh: '文件名包含', en: 'Name contains' },
  anyScript: { zh: '留空为任意脚本', en: 'leave empty for any script' },
  lose: { zh: '丢失下一个', en: 'Lose next' },
  session: { zh: '会话与权限', en: 'Session and grants' },
  expireToken: { zh: '令牌立即过期', en: 'Expire the token' },
  policy: { zh: '权限', en: 'Policy' },
  revoke: { zh: '收回', en: 'Revoke' },
  restore: { zh: '恢复', en: 'Restore' },
  clock: { zh: '时钟', en: 'Clock' },
  time: { zh: '时间', en: 'Time' },
  setTime: { zh: '设置时间', en: 'Set time' },
  machineTime: { zh: '本机时间', en: 'Machine time' },
  oneMinute: { zh: '+1 分钟', en: '+1 min' },
  oneHour: { zh: '+1 小时', en: '+1 h' },
  oneDay: { zh: '+1 天', en: '+1 d' },
  oneMonth: { zh: '+1 个月', en: '+1 mo' },
  scenario: { zh: '场景', en: 'Scenario' },
  shipped: { zh: '内置场景', en: 'Shipped' },
  openScenario: { zh: '打开场景', en: 'Open scenario' },
  saveFile: { zh: '存为文件', en: 'Save as file' },
  openFile: { zh: '打开文件', en: 'Open file' },
  dropHint: { zh: '也可把文件拖到此面板', en: 'Or drop a file on this panel' },
  active: { zh: '当前生效', en: 'Active' },
  nothing: { zh: '无', en: 'nothing' },
  reset: { zh: '全部复位', en: 'Reset all' },
  reseed: { zh: '恢复初始数据', en: 'Restore initial data' },
  confirm: { zh: '再点一次：数据与登录都将清除', en: 'Click again: clears all data and sign-ins' },
  done: { zh: '已生效', en: 'Done' },
  failed: { zh: '未生效', en: 'Failed' },
} satisfies Record<string, Text>;

/** Switched off although the page was opened with it. */
const orOff =
  ({ zh, en }: Text) =>
  (value: number): Text =>
    value ? { zh, en } : { zh: `${zh}：关`, en: `${en}: off` };

const on: Record<string, (value: number) => Text> = {
  latency: (ms) => ({ zh: `延迟 ${ms} 毫秒`, en: `Latency ${ms} ms` }),
  slowLine: (bytes) => ({ zh: `网速 ${bytes / 1000} KB/s`, en: `Speed ${bytes / 1000} KB/s` }),
  offline: () => texts.offline,
  voidAnswers: orOff(texts.voidAnswers),
  numericIds: orOff(texts.numericIds),
  textNumbers: orOff(texts.textNumbers),
};

/** One switch that is on, in words. */
export function describeControl(id: string, value: number): Text {
  const known = on[id]?.(value);
  if (known) return known;
  const part = id.slice(id.indexOf(':') + 1) || '*';
  return { zh: `脚本 ${part} 丢失 × ${value}`, en: `Script ${part} lost × ${value}` };
}

/** The language the page speaks. */
export const pageLanguage = (): Language =>
  document.documentElement.lang.startsWith('en') ? 'en' : 'zh';
