import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Job } from '@/api/platform/job';
import { JobStatus } from '@/enums';
import { JobLine } from '@/pages/dashboard/job-line';
import { changeSettings } from '@/stores/settings';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';

const job: Job = {
  id: 1,
  title: '发送短信到 13812345678',
  category: 'job',
  kind: 'notice',
  status: JobStatus.fail,
  progress: 0,
  message: '号码 13812345678 是空号。',
  retries: 0,
  creationTime: '2026-11-26T09:00:00',
  startTime: '2026-11-26T10:00:00',
  endTime: '2026-11-26T10:01:00',
};

beforeAll(() => startTexts('dashboard'));
afterEach(() => act(() => changeSettings({ privacy: false })));

test('a job masks the numbers of its title and of its message with privacy on', () => {
  const { container } = renderElement(<JobLine job={job} onRetried={() => {}} />);
  expect(screen.getByText(job.title)).toBeVisible();
  act(() => changeSettings({ privacy: true }));
  expect(container.innerHTML).not.toContain('13812345678');
  expect(screen.getByRole('button', { name: /^重试/ })).toBeVisible();
});
