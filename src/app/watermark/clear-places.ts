/** What the watermark must not cross: a code that a phone scans, and the field in which somebody types. */
const excludedSelector = '[data-scan], :is(input, textarea):focus';

/** Everything that may move, show or hide such a place, or resize the window. */
const changes = ['focusin', 'focusout', 'scroll', 'pointerup', 'load'] as const;

const rectangle = ({ left, top, right, bottom }: Omit<DOMRect, 'toJSON'>) =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** The shape of the watermark: the window without the places that stay clear. '' when there are none. */
export function watermarkShape(): string {
  const holes = [...document.querySelectorAll(excludedSelector)]
    .map((place) => place.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (!holes.length) return '';
  const wholeWindow = `M0 0H${innerWidth}V${innerHeight}H0Z`;
  return `path(evenodd, "${[wholeWindow, ...holes.map(rectangle)].join('')}")`;
}

/** Calls back after each such change. Returns a function that ends it. */
export function onShapeChange(update: () => void): () => void {
  let frame = 0;
  // Once per frame, because scrolling fires often.
  const scheduleUpdate = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  const options = { capture: true, passive: true };
  for (const change of changes) document.addEventListener(change, scheduleUpdate, options);
  window.addEventListener('resize', scheduleUpdate);
  return () => {
    cancelAnimationFrame(frame);
    for (const change of changes) document.removeEventListener(change, scheduleUpdate, options);
    window.removeEventListener('resize', scheduleUpdate);
  };
}
