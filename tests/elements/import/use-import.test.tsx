import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { useImport } from '@/elements/import/use-import';
import { Around } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company', 'import'));

test('useImport drops a file that is still being read when another one is selected', async () => {
  const form = { name: 'company.company', fields: [{ key: 'companyName' }] };
  const { result } = renderHook(() => useImport(form, async () => undefined), { wrapper: Around });
  const fileOf = (name: string) => new File([`公司名称\n${name}`], `${name}.csv`);
  const names = () =>
    result.current.state.phase === 'checked'
      ? result.current.state.table.rows.map(({ values }) => values.companyName)
      : [];
  const early = fileOf('顺达');
  const bytes = await early.arrayBuffer();
  let release: () => void = () => undefined;
  vi.spyOn(early, 'arrayBuffer').mockReturnValue(
    new Promise((done) => {
      release = () => done(bytes);
    }),
  );
  act(() => result.current.read(early));
  act(() => result.current.read(fileOf('远通')));
  await waitFor(() => expect(names()).toEqual(['远通']));
  await act(async () => {
    release();
    await new Promise((done) => setTimeout(done, 50));
  });
  expect(names()).toEqual(['远通']);
});
