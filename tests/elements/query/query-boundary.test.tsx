import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useNetwork } from '@/stores/network';
import { allSubstations, useSubstations } from '@/stores/substations';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

function Loaded({ load, name = '货物' }: { load: () => Promise<string>; name?: string }) {
  return (
    <QueryBoundary query={useLoad(['text'], load)} name={name}>
      {(text) => <p>{text}</p>}
    </QueryBoundary>
  );
}

beforeAll(() => startTexts('company'));

test('QueryBoundary shows the loaded data', async () => {
  renderElement(<Loaded load={async () => '到货'} />);
  expect(await screen.findByText('到货')).toBeInTheDocument();
});

test('QueryBoundary shows an error and loads again on demand', async () => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked === 1) throw new Error('gone');
    return '到货';
  };
  renderElement(<Loaded load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('货物未能加载，请稍后重试。');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('到货')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('QueryBoundary says what could not be loaded', async () => {
  renderElement(<Loaded name="变更记录" load={() => Promise.reject(new Error('gone'))} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('变更记录未能加载，请稍后重试。');
});

test('QueryBoundary shows no retry button for a missing record', async () => {
  const load = () => Promise.reject(new ApiError({ kind: 'server', status: 404 }));
  renderElement(<Loaded load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('记录不存在，可能已被删除');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('QueryBoundary loads again under another sub-station', async () => {
  const load = async () => `分站 ${useSubstations.getState().chosen.id}`;
  renderElement(<Loaded load={load} />);
  expect(await screen.findByText('分站 0')).toBeInTheDocument();
  act(() => useSubstations.setState({ chosen: { id: 7, substationName: '临沂分站' } }));
  expect(await screen.findByText('分站 7')).toBeInTheDocument();
  act(() => useSubstations.setState({ chosen: allSubstations }));
});

test('QueryBoundary shows the saved record instead of a response that is older than the save', async () => {
  const resolvers: ((text: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => resolvers.push(resolve));
  function Saving() {
    const from = useLoad(['text'], load);
    return (
      <>
        <QueryBoundary query={from} name="货物">
          {(text) => <p>{text}</p>}
        </QueryBoundary>
        <button onClick={from.reload}>刷新</button>
        <button onClick={() => void from.applySaved('已改', {})}>保存</button>
      </>
    );
  }
  renderElement(<Saving />);
  await act(async () => resolvers[0]?.('未改'));
  expect(await screen.findByText('未改')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已改')).toBeInTheDocument();
  await act(async () => {
    resolvers[1]?.('未改');
    // React renders the result of a query in a later task.
    await new Promise((go) => setTimeout(go, 20));
  });
  expect(screen.getByText('已改')).toBeInTheDocument();
});

test('QueryBoundary adds no message of its own while the network is gone, and loads when it is back', async () => {
  let isGone = true;
  const load = async () => {
    if (isGone) throw new Error('gone');
    return '到货';
  };
  const { container } = renderElement(<Loaded load={load} />);
  await screen.findByRole('alert');
  act(() => useNetwork.setState({ status: 'offline' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  isGone = false;
  act(() => useNetwork.setState({ status: 'back' }));
  expect(await screen.findByText('到货')).toBeInTheDocument();
  act(() => useNetwork.setState({ status: 'online' }));
});
