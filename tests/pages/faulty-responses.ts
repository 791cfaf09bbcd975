import { Component, type ReactNode } from 'react';
import { isRecord } from '@/lib/guards';

type Values = Record<string, unknown>;
type Fault = (record: Values, key: string) => Values;

const isMissing: Fault = (record, key) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
const isNull: Fault = (record, key) => ({ ...record, [key]: null });
const isOfAnotherType: Fault = (record, key) => ({
  ...record,
  [key]: isRecord(record[key]) ? 'x' : { x: 1 },
});

/** Returns copies of the record, in each of which one property is missing, null, or of another type. */
export const faultyCopies = (record: Values): Values[] =>
  Object.keys(record).flatMap((key) =>
    [isMissing, isNull, isOfAnotherType].map((fault) => fault(record, key)),
  );

/** Returns three copies of the record: all properties but the id are missing, are null, or are of another type. */
export const brokenCopies = (record: Values): Values[] =>
  [isMissing, isNull, isOfAnotherType].map((fault) =>
    Object.keys(record)
      .filter((key) => key !== 'id')
      .reduce(fault, record),
  );

/** Returns the last error that a `Boundary` has caught since the previous call. */
export function takeThrown(): unknown {
  const last = thrown;
  thrown = undefined;
  return last;
}
let thrown: unknown;
export class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    thrown = error;
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Texts that appear when code renders a missing value. */
const oddTexts = /undefined|NaN|\[object|Invalid Date/;

const contextLength = 30;
/** Returns such a text of the page with its surroundings. */
export function oddText(): string | undefined {
  const text = document.body.textContent ?? '';
  const { index } = oddTexts.exec(text) ?? {};
  return index === undefined
    ? undefined
    : text.slice(Math.max(0, index - contextLength), index + contextLength);
}
