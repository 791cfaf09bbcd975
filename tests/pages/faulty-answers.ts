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

/** The record with each of its properties in turn missing, null, or of another type. */
export const faultyCopies = (record: Values): Values[] =>
  Object.keys(record).flatMap((key) =>
    [isMissing, isNull, isOfAnotherType].map((fault) => fault(record, key)),
  );

const withFaults = (record: Values, faults: readonly Fault[]) =>
  Object.keys(record)
    .filter((key) => key !== 'id')
    .reduce((faulty, key, index) => faults[index % faults.length]?.(faulty, key) ?? faulty, record);

/** The record with all of its properties but the id of another type. */
export const withOtherTypes = (record: Values) => withFaults(record, [isOfAnotherType]);
/** The record without any of its properties but the id. */
export const withoutValues = (record: Values) => withFaults(record, [isMissing, isNull]);

/** What a `Boundary` has caught since the last call. */
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

/** Texts of code that has read what is not there. */
export const oddTexts = /undefined|NaN|\[object|Invalid Date/;

const contextLength = 30;
/** Such a text on the screen, with what stands around it. */
export function oddText(): string | undefined {
  const text = document.body.textContent ?? '';
  const { index } = oddTexts.exec(text) ?? {};
  return index === undefined
    ? undefined
    : text.slice(Math.max(0, index - contextLength), index + contextLength);
}
