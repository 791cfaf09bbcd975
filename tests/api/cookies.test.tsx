import { expect, test, vi } from 'vitest';
import { send } from '@/api/clients';

test('a request is sent without asking the browser for a cookie first', async () => {
  const get = vi.fn<() => Promise<null>>(async () => null);
  vi.stubGlobal('cookieStore', { get });
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  void send('service', { url: '/api/company/company' });
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  expect(get).not.toHaveBeenCalled();
});
