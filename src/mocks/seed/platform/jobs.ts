import type { Job } from '@/api/platform/job';
import { dayMs, hourMs, minuteMs, seedDay, wallText } from '@/mocks/lib/clock';
import { seeded, seedId } from '@/mocks/seed/draw';

/** The stored fields; status and progress are computed from the time. */
export interface StoredJob extends Pick<
  Job,
  'category' | 'kind' | 'title' | 'retries' | 'creationTime'
> {
  id: string;
  /** The user who started the job. */
  userName: string;
  /** When the job starts, as wall clock time in ms. */
  startsAt: number;
  durationMs: number;
  /** Why the job will fail, or null when it will succeed. */
  failure: string | null;
}

/** A job to create: its start in hours from the midnight of the seed's day, its duration in minutes, and why it fails. */
type Sketch = [
  category: Job['category'],
  kind: Job['kind'],
  title: string,
  hours: number,
  minutes: number,
  failure?: string,
];
const tooMuch = '数据超过单次导出上限，请缩小时间范围。';
const sketches: Sketch[] = [
  ['job', 'export', '导出公司列表', -15, 1],
  ['job', 'import', '导入公司（36 行）', -14, 2, '第 7 行：公司名称已存在。'],
  ['job', 'cacheRefresh', '刷新缓存分组“专线”', -39, 3],
  ['job', 'export', '导出货源列表', -63, 4, tooMuch],
  ['job', 'statistics', '重算线路排名积分', 0, 24 * 60],
  ['todo', 'notice', '发送会员到期提醒短信', 32, 5],
  ['todo', 'statistics', '生成上月经营报表', 33, 20],
  ['todo', 'notice', '推送今日线价更新通知', -16, 6],
  ['todo', 'notice', '发送投票开始通知', -40, 2, '短信余额不足，已中止。'],
];
const owners = ['operator', 'manager', 'staff', 'backoffice'];

/** Each demo user has jobs of every status. */
export const seedJobs = seeded(86, async (draw): Promise<StoredJob[]> => {
  return owners.flatMap((userName, owner) =>
    sketches.map(([category, kind, title, hours, minutes, failure = null], number) => {
      const startsAt = seedDay + hours * hourMs;
      const planned = category === 'todo' ? dayMs : draw.whole(2, 9) * 1000;
      return {
        category,
        kind,
        title,
        id: seedId('0995', owner * 100 + number + 1),
        userName,
        startsAt,
        durationMs: minutes * minuteMs,
        failure,
        retries: 0,
        creationTime: wallText(Math.min(startsAt - planned, seedDay)),
      };
    }),
  );
});
