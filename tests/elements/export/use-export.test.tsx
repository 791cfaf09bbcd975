import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRecentExports } from '@/elements/export/recent-exports';
import { useExport } from '@/elements/export/use-export';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';

/** Starts an export and returns it while it builds its file, with a function that ends the building. */
async function startBuilding() {
  let resolve: (file: Blob) => void = () => undefined;
  const build = vi.fn<() => Promise<Blob>>(() => new Promise((done) => (resolve = done)));
  const { result } = renderHook(() =>
    useExport({
      title: '公司列表',
      call: async () => ({ items: [{ id: 1 }], totalCount: 1 }),
      query: {},
      build,
    }),
  );
  act(() => result.current.run('csv'));
  await waitFor(() => expect(build).toHaveBeenCalled());
  return { result, finish: () => act(async () => resolve(new Blob(['a']))) };
}

test.each<[string, (stop: () => void) => void]>([
  ['the user signs out', () => useSession.setState({ token: null })],
  ['the user stops the export', (stop) => stop()],
  [
    'the sub-station changes',
    () => useSubstations.setState({ chosen: { id: 7, substationName: '罗庄分站' } }),
  ],
])(
  'useExport does not add a file to the recent exports when %s while it is built',
  async (_what, end) => {
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined });
    useSession.setState({ token: 'a' });
    const { result, finish } = await startBuilding();
    act(() => end(result.current.stop));
    await finish();
    expect(useRecentExports.getState().files).toEqual([]);
    expect(result.current.state).toMatchObject({ phase: 'idle', rows: [] });
  },
);
