interface Point {
  clientX: number;
  clientY: number;
}

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

const distance = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** A shorter way is a press with an unsteady hand. */
const minDistancePx = 8;

/** A pointer that was pressed on a control, and where the controls of its kind lay then; while it moves, the page moves them. */
export class Drag {
  readonly control: Element;
  readonly #start: Point;
  readonly #places: [Element, Point][];

  constructor(control: Element, start: Point) {
    this.control = control;
    this.#start = start;
    const selector = control.tagName + (control.role ? `[role=${control.role}]` : '');
    this.#places = [...document.querySelectorAll(selector)].map((each) => [each, middleOf(each)]);
  }

  /** Returns the control that lay nearest to the end; null when the pointer has hardly moved. */
  controlAt(end: Point): Element | null {
    if (distance(this.#start, end) < minDistancePx) return null;
    const sorted = this.#places.toSorted(
      ([, one], [, other]) => distance(one, end) - distance(other, end),
    );
    return sorted[0]?.[0] ?? null;
  }
}
