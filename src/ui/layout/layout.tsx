import type { ComponentProps, ElementType, JSX } from 'react';
import './layout.css';

/** A distance in steps of 4 px: `--space-1` to `--space-8` of `theme.css`. */
type Space = 1 | 2 | 3 | 4 | 6;

/** What every part has: its colours, its type, and its place among its siblings. */
interface Common {
  padding?: 2 | 3 | 4 | 6 | 8;
  /** The margin above. */
  above?: 1 | 2 | 3;
  /** The margin below. */
  below?: 2 | 3 | 4;
  /** Has the background and the round corners of a card. */
  panel?: boolean;
  /** Has a border as well. */
  frame?: boolean;
  /** As high as the box around it, with content that scrolls. */
  fill?: boolean;
  /** At least as many pixels high, and on phones as high as what is touched. */
  touch?: 24 | 32 | 36;
  tone?: 'secondary' | 'muted' | 'error' | 'warning' | 'success';
  size?: 12 | 16 | 20;
  strong?: boolean;
  /** Between the normal weight and `strong`. */
  medium?: boolean;
  /** All digits have the same width. */
  digits?: boolean;
  /** Long words break instead of widening the text. */
  breaks?: boolean;
  /** Takes the space that its siblings leave. */
  grow?: boolean;
  /** May be narrower than its content. */
  shrink?: boolean;
  /** Neither grows nor shrinks. */
  rigid?: boolean;
}
interface Flex extends Common {
  gap?: Space;
  /** The gap between the lines, where it differs from the gap between the columns. */
  lineGap?: 0 | 1 | 2;
  align?: 'start' | 'center' | 'baseline' | 'stretch';
  justify?: 'center' | 'between' | 'end';
  wrap?: boolean;
  /** On phones the children share the width. */
  spread?: boolean;
}
interface InlineFlex extends Flex {
  inline?: boolean;
}
interface Cells extends Common, Pick<Flex, 'gap' | 'lineGap' | 'align'> {
  justify?: 'start' | 'center';
  /** Keeps the rows together at the top where the grid is higher than them. */
  pack?: 'start';
  columns?: 1 | 2;
}
interface Words extends Common {
  align?: 'center';
}

/** Without the elements that show or open an address from data: each of them has a part of its own that checks it. */
type TagName = Exclude<
  keyof JSX.IntrinsicElements,
  'a' | 'img' | 'video' | 'audio' | 'iframe' | 'embed' | 'object'
>;
/** Own options with the props of the element that is rendered. */
type PropsOf<T extends TagName, Options> = Options & { as?: T } & Omit<
    ComponentProps<T>,
    keyof Options | 'as'
  >;

const options = new Set(
  (
    'gap lineGap align justify wrap spread inline pack columns padding above below panel frame fill touch ' +
    'tone size strong medium digits breaks grow shrink rigid'
  ).split(' '),
);

interface AnyProps {
  as?: ElementType;
  className?: string;
}

/** Renders an element with one class for its kind and one for each option, all of `layout.css`. */
function render(kind: string, { as: Element = 'div', className, ...props }: AnyProps) {
  let classes = `ui-${kind}`;
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries<unknown>(props)) {
    if (!options.has(name)) others[name] = value;
    else if (value === true) classes += ` ui-${name}`;
    else if (typeof value === 'string' || typeof value === 'number') {
      classes += ` ui-${name}-${value}`;
    }
  }
  if (className) classes += ` ${className}`;
  return <Element {...others} className={classes} />;
}

/** Places its children next to each other, centred in their line. */
export function Row<T extends TagName = 'div'>(props: PropsOf<T, InlineFlex>) {
  return render('row', props);
}

/** Places its children below each other, each as high as its content. */
export function Stack<T extends TagName = 'div'>(props: PropsOf<T, Flex>) {
  return render('stack', props);
}

/** Places its children in the cells of a grid: below each other, unless `columns` or a class says otherwise. */
export function Grid<T extends TagName = 'div'>(props: PropsOf<T, Cells>) {
  return render('grid', props);
}

/** A block with the padding or the background of a card. */
export function Box<T extends TagName = 'div'>(props: PropsOf<T, Common>) {
  return render('box', props);
}

/** A text in another colour, size or weight than the text around it. */
export function Text<T extends TagName = 'span'>(props: PropsOf<T, Words>) {
  return render('text', { as: 'span', ...props });
}

/** A short mark of a record, in a frame. */
export function Tag<T extends TagName = 'span'>(props: PropsOf<T, Common>) {
  return render('tag', { as: 'span', ...props });
}

/** A text in one line that is cut off where the space ends. */
export function Ellipsis<T extends TagName = 'span'>(props: PropsOf<T, Common>) {
  return render('ellipsis', { as: 'span', ...props });
}
