import { expect, test, vi } from 'vitest';
import { createRouter } from '@/app/router';
import { popState } from '@/lib/url/pop-state';

vi.mock('@/app/guard/authorize', () => ({ authorize: () => Promise.resolve() }));

test('the router writes no address while a step back is being undone', async () => {
  const router = createRouter();
  await router.navigate('/login');
  let finish = () => {};
  popState.undoing = new Promise((resolve) => {
    finish = resolve;
  });
  const navigated = router.navigate('/auth-redirect', { replace: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(location.pathname).toBe('/login');
  popState.undoing = null;
  finish();
  await navigated;
  expect(location.pathname).toBe('/auth-redirect');
});
