import { act, fireEvent, screen } from '@testing-library/react';
import {
  Activity,
  lazy,
  StrictMode,
  Suspense,
  useLayoutEffect,
  useState,
  type ComponentType,
} from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('a request that fails', () => {
  const failing = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('系统繁忙')));
  let arrive: () => void;
  const openPage = async () => {
    renderElement(<Tabs />);
    await vi.waitFor(() => expect(failing).toHaveBeenCalled());
    await act(async () => arrive());
    expect(await screen.findByText('部件')).toBeInTheDocument();
  };
  /** A part of the page whose code is still loading. */
  let Part: ComponentType;

  function Page() {
    const { isError } = useEarlyQuery({
      queryKey: [expect.getState().currentTestName],
      queryFn: failing,
      retry: false,
    });
    return (
      <>
        <p>{isError ? '加载失败' : '加载中'}</p>
        <Part />
      </>
    );
  }

  function Tabs() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>开关</button>
        {isOpen && (
          <Suspense>
            <Page />
          </Suspense>
        )}
      </>
    );
  }

  beforeEach(() => {
    failing.mockClear();
    Part = lazy(
      () =>
        new Promise<{ default: ComponentType }>((resolve) => {
          arrive = () => resolve({ default: () => <p>部件</p> });
        }),
    );
  });

  test('is not sent again while the page still waits for its code', async () => {
    await openPage();
    expect(screen.getByText('加载失败')).toBeInTheDocument();
    expect(failing).toHaveBeenCalledTimes(1);
  });

  test('is sent again when the page is opened again', async () => {
    await openPage();
    press('开关');
    press('开关');
    await vi.waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
    expect(await screen.findByText('加载失败')).toBeInTheDocument();
    expect(failing).toHaveBeenCalledTimes(2);
  });

  test('is sent again when the page was left before it was drawn, and is opened later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    renderElement(<Tabs />);
    await vi.waitFor(() => expect(failing).toHaveBeenCalled());
    await act(async () => press('开关'));
    vi.setSystemTime(Date.now() + 60_000);
    await act(async () => press('开关'));
    await act(async () => arrive());
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
