import { expect, test, vi } from 'vitest';
import {
  canSendRequest,
  pauseRequests,
  requestsResumed,
  resumeRequests,
} from '@/stores/request-gate';

test('requests go on after the last dialog is answered, not after the first', () => {
  expect(canSendRequest()).toBe(true);
  pauseRequests('session');
  pauseRequests('substation');
  resumeRequests('session');
  expect(canSendRequest()).toBe(false);
  resumeRequests('substation');
  expect(canSendRequest()).toBe(true);
});

test('everything that waits for a dialog goes on once it is answered', async () => {
  await requestsResumed('session');
  pauseRequests('session');
  const resumed = vi.fn<(who: string) => void>();
  const waiting = ['save', 'list'].map((who) =>
    requestsResumed('session').then(() => resumed(who)),
  );
  pauseRequests('substation');
  resumeRequests('substation');
  await new Promise((go) => void setTimeout(go, 5));
  expect(resumed).not.toHaveBeenCalled();
  resumeRequests('session');
  await Promise.all(waiting);
  expect(resumed.mock.calls).toEqual([['save'], ['list']]);
});
