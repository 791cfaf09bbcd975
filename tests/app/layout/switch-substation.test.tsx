import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { switchSubstation } from '@/app/layout/switcher/switch-substation';
import { startI18n } from '@/i18n';
import { useSubstations } from '@/stores/substations';

const reload = vi.fn<() => void>();
beforeAll(async () => {
  await startI18n();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});
afterAll(() => vi.useRealTimers());

test('a running switch of the sub-station ignores another choice', async () => {
  await switchSubstation({ id: 7, substationName: '临沂分站' });
  await switchSubstation({ id: 8, substationName: '济南分站' });
  expect(useSubstations.getState().chosen.id).toBe(7);
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
});
