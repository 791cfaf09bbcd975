/** The time one element takes; some of them fit into the slice that React renders before it lets the browser work. */
const busyMs = 8;
const count = 20;

/** Elements that are slow to render, and the turns of the event loop in which that happened. */
export function slowElements() {
  const turns = new Set<number>();
  let turn = 0;
  const next = () => {
    turn += 1;
    timer = setImmediate(next);
  };
  let timer = setImmediate(next);
  const work = () => {
    turns.add(turn);
    const until = performance.now() + busyMs;
    while (performance.now() < until);
  };
  function Slow() {
    work();
    return <i>slow</i>;
  }
  return {
    Slow,
    elements: Array.from({ length: count }, (_, index) => <Slow key={index} />),
    turns,
    stop: () => clearImmediate(timer),
  };
}
