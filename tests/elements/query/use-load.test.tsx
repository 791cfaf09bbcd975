import { fireEvent, screen } from '@testing-library/react';
import { Activity, StrictMode, useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useEarlyQuery } from '@/elements/query/use-load';
import { renderElement } from '../../render';

const load = vi.fn<(name: string) => Promise<string>>(async (name) => `${name} 的列表`);
const onLayout = vi.fn<(requests: number) => void>();

function List({ name }: { name: string }) {
  const { data } = useEarlyQuery({ queryKey: [name], queryFn: () => load(name) });
  useLayoutEffect(() => onLayout(load.mock.calls.length));
  return <p>{data}</p>;
}

function Tab() {
  const [isShown, setIsShown] = useState(true);
  const [name, setName] = useState('线路');
  return (
    <>
      <button onClick={() => setIsShown(!isShown)}>切换</button>
      <button onClick={() => setName('投票')}>换条件</button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <List name={name} />
      </Activity>
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('useEarlyQuery sends the request before the first paint, and only once', async () => {
  renderElement(<List name="公司" />);
  expect(onLayout.mock.calls[0]).toEqual([1]);
  expect(await screen.findByText('公司 的列表')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('useEarlyQuery sends one request in strict mode, which renders twice', async () => {
  renderElement(
    <StrictMode>
      <List name="货源" />
    </StrictMode>,
  );
  expect(await screen.findByText('货源 的列表')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('useEarlyQuery sends no request for a change in a hidden tab until the tab is shown', async () => {
  renderElement(<Tab />);
  expect(await screen.findByText('线路 的列表')).toBeInTheDocument();
  press('切换');
  press('换条件');
  expect(screen.queryByText('线路 的列表')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  press('切换');
  expect(await screen.findByText('投票 的列表')).toBeInTheDocument();
});
