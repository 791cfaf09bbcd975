import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { loadable } from '@/ui/loadable';
import { slowElements } from '../slices';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

test('loadable renders the fallback, then the component as soon as its code has loaded', async () => {
  const Part = loadable(
    () => Promise.resolve(Greeting),
    ({ name }) => <p>{name} is on the way</p>,
  );
  const { container } = render(<Part name="Ada" />);
  expect(container).toHaveTextContent('Ada is on the way');
  // Waits some turns of the event loop: the component must not wait for a timer.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((go) => setImmediate(go));
  expect(container).toHaveTextContent('Hello Ada');
});

test('loadable renders what has been loaded in slices, so that the browser can work in between', async () => {
  const { elements, turns, stop } = slowElements();
  const Part = loadable(() => Promise.resolve(() => <>{elements}</>));
  render(<Part />);
  expect(await screen.findAllByText('slow')).toHaveLength(elements.length);
  stop();
  expect(turns.size).toBeGreaterThan(2);
});

test('loadable renders a preloaded component immediately and loads it once', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.resolve(Greeting));
  const Part = loadable(load);
  await Part.preload();
  const { container } = render(
    <>
      <Part name="Ada" />
      <Part name="Bob" />
    </>,
  );
  expect(container).toHaveTextContent('Hello AdaHello Bob');
  expect(load).toHaveBeenCalledTimes(1);
});

test('loadable throws a failed load to the error boundary and retries the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(Greeting);
  const Part = loadable(load);
  const first = render(
    <Boundary>
      <Part name="Ada" />
    </Boundary>,
  );
  expect(await screen.findByText('failed')).toBeVisible();
  first.unmount();
  render(
    <Boundary>
      <Part name="Ada" />
    </Boundary>,
  );
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

const List = <Row,>({ rows, nameOf }: { rows: Row[]; nameOf: (row: Row) => string }) => (
  <p>{rows.map(nameOf).join(' ')}</p>
);

test('loadable keeps the type parameters of a generic component', async () => {
  const LazyList = loadable(() => Promise.resolve(List));
  await LazyList.preload();
  const { container } = render(
    <>
      <LazyList rows={[{ city: 'Turin' }]} nameOf={({ city }) => city} />
      {/* @ts-expect-error -- the rows have no such property */}
      <LazyList rows={[{ city: 'Rome' }]} nameOf={({ country }) => String(country)} />
    </>,
  );
  expect(container).toHaveTextContent('Turin');
});
