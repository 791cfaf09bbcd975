import type { Job } from '@/api/platform/job';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { lazy } from '@/mocks/lib/lazy';
import { seededRandom } from '@/mocks/seed/random';

/** As it is kept: what becomes of it follows from the clock. */
export interface StoredJob extends Pick<
  Job,
  'category' | 'kind' | 'title' | 'retries' | 'creationTime'
> {
  id: string;
  /** Whose it is. */
  userName: string;
  /** Wall clock in ms. */
  startsAt: number;
  durationMs: number;
  /** Why it will fail; null: it will succeed. */
  failure: string | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Sketch = Pick<Job, 'category' | 'kind' | 'title'> & {
  /** Hours from the first midnight of the mock. */
  at: number;
  minutes: number;
  failure?: string;
};
const sketches: Sketch[] = [
  { category: 'job', kind: 'export', title: '导出公司列表', at: -15, minutes: 1 },
  {
    category: 'job',
    kind: 'import',
    title: '导入公司（36 行）',
    at: -14,
    minutes: 2,
    failure: '第 7 行：公司名称已存在。',
  },
  { category: 'job', kind: 'cacheRefresh', title: '刷新缓存分组“专线”', at: -39, minutes: 3 },
  {
    category: 'job',
    kind: 'export',
    title: '导出货源列表',
    at: -63,
    minutes: 4,
    failure: '数据超过单次导出上限，请缩小时间范围。',
  },
  { category: 'job', kind: 'statistics', title: '重算线路排名积分', at: 0, minutes: 24 * 60 },
  { category: 'todo', kind: 'notice', title: '发送会员到期提醒短信', at: 32, minutes: 5 },
  { category: 'todo', kind: 'statistics', title: '生成上月经营报表', at: 33, minutes: 20 },
  { category: 'todo', kind: 'notice', title: '推送今日线价更新通知', at: -16, minutes: 6 },
  {
    category: 'todo',
    kind: 'notice',
    title: '发送投票开始通知',
    at: -40,
    minutes: 2,
    failure: '短信余额不足，已中止。',
  },
];
const owners = ['operator', 'manager', 'staff', 'backoffice'];

/** Something of every state for each of the demo's own users. */
export const seedJobs = lazy(async (): Promise<StoredJob[]> => {
  const draw = seededRandom(86);
  return owners.flatMap((userName, owner) =>
    sketches.map(({ at, minutes, failure, ...about }, number) => {
      const startsAt = seedDay + at * hourMs;
      const planned = about.category === 'todo' ? dayMs : draw.whole(2, 9) * 1000;
      return {
        ...about,
        id: `138409950000000${String(owner * 100 + number + 1).padStart(4, '0')}`,
        userName,
        startsAt,
        durationMs: minutes * minuteMs,
        failure: failure ?? null,
        retries: 0,
        creationTime: wallText(Math.min(startsAt - planned, seedDay)),
      };
    }),
  );
});
