import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../endpoints';
import { sendCall, nameOf, start, stop, unknownId } from '../backend';
import type { Call } from './call';
import { calls } from './calls';
import { changedSince, restoreTo, snapshot } from './snapshot';

beforeAll(start);
afterAll(stop);

let before: ReturnType<typeof snapshot> = [];
beforeEach(() => {
  before = snapshot();
});
afterEach(() => restoreTo(before));

const shown = (change: object) => JSON.stringify(change)?.slice(0, 60);

/** Expects 400 and the name of the member; returns what differs, or null. */
async function refusalProblem({ call }: Call, name: string, body: object, change: object) {
  const { status, members } = await sendCall(call, { ...body, ...change });
  if (status === 400 && members.length && members.every((one) => one.split(/[.[]/)[0] === name))
    return null;
  return `${shown(change)} gets ${status} ${members.join()}`;
}
const named = calls.map((one): [string, Call] => [nameOf(one.call), one]);
const writes = named.filter(([, { call }]) => call.method !== 'GET');
const withMembers = writes.filter(([, { members }]) => members.length);

test.each(named)('%s: succeeds with a valid request', async (_name, one) => {
  const { status, body } = await sendCall(one.call, await one.good());
  expect([status, status < 300 ? null : body]).toEqual([body === null ? 204 : 200, null]);
});

test('a read whose query has a key twice succeeds or is refused, without an unknown error', async () => {
  const failed: string[] = [];
  for (const [name, { call, good }] of named.filter(([, { call }]) => call.method === 'GET')) {
    const sent = { keyword: '临沂', ...(await good()) };
    for (const [key, value] of Object.entries(sent)) {
      if (call.path.includes(`:${key}`) || Array.isArray(value)) continue;
      const { status } = await sendCall(call, { ...sent, [key]: [value, value] });
      if (status >= 500) failed.push(`${name} ${key}`);
    }
  }
  expect(failed).toEqual([]);
});

const simple = (value: unknown) =>
  typeof value === 'string'
    ? value
        .trim()
        .replace(/^(\d{4}-\d\d-\d\d) /, '$1T')
        .toLowerCase()
    : value;

test.each(withMembers)('%s: returns the values that were sent', async (_name, one) => {
  const sent = await one.good();
  const { body } = await sendCall(one.call, sent);
  const received: Record<string, unknown> = Object(body);
  const names = one.members
    .map(([name]) => name)
    .filter((name) => name in sent && name in received);
  const other = names.filter((name) => {
    const value = sent[name];
    // The rows of a list are returned with fields that the server adds.
    if (Array.isArray(value) && value.some((item) => typeof item === 'object')) return false;
    return (
      value !== undefined &&
      JSON.stringify(simple(received[name])) !== JSON.stringify(simple(value))
    );
  });
  expect(other).toEqual([]);
});

/** Returns another value of the same type. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 7;
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? [] : `${String(value)}x`;
}
const updates = withMembers.filter(([, { stamped }]) => stamped);
test.each(updates)('%s: ignores members that its form does not have', async (_name, one) => {
  const sent = await one.good();
  const { body } = await sendCall(one.call, sent);
  const stored: Record<string, unknown> = Object(body);
  const extra = Object.keys(stored).filter((key) => !one.members.some(([name]) => name === key));
  const faults: string[] = [];
  for (const name of extra.filter((key) => key !== 'id' && key !== 'concurrencyStamp')) {
    const now = snapshot();
    const forged = { ...sent, ...stored, [name]: otherThan(stored[name]) };
    const { status, body: saved } = await sendCall(one.call, forged);
    const after = { ...Object(saved), concurrencyStamp: stored.concurrencyStamp };
    if (status >= 500 || (status < 300 && JSON.stringify(after) !== JSON.stringify(stored)))
      faults.push(`${name} gets ${status}`);
    await restoreTo(now);
  }
  expect(faults).toEqual([]);
});

const creations = writes.flatMap(([name, one]) => {
  const detail = endpoints.find((other) => other.name === name.replace(/create$/, 'one'))?.call;
  return name.endsWith('.create') && detail ? [{ name, one, detail }] : [];
});
test.each(creations)(
  '$name: stores the record, which the detail then returns',
  async ({ one, detail }) => {
    const { body } = await sendCall(one.call, await one.good());
    expect((await sendCall(detail, { id: Object(body).id })).body).toMatchObject(Object(body));
  },
);

test.each(writes.filter(([, { call }]) => call.method === 'DELETE'))(
  '%s: deletes the record, and does not find it a second time',
  async (_name, one) => {
    const row = await one.good();
    expect((await sendCall(one.call, row)).status).toBe(204);
    expect((await sendCall(one.call, row)).status).toBe(404);
  },
);

const missingOf = ({ members }: Call) => members.filter(([, { required }]) => required);
const boundedOf = ({ members }: Call) => members.filter(([, { bounds }]) => bounds.length);

describe.each(writes.filter(([, one]) => missingOf(one).length))('%s', (_name, one) => {
  const missing = missingOf(one);
  test('refuses a body without a required member', async () => {
    const body = await one.good();
    before = snapshot();
    const faults: (string | null)[] = [];
    for (const [name, { isText }] of missing) {
      const empty = Array.isArray(body[name]) ? [[]] : [null, ''];
      for (const value of isText ? [...empty, '  '] : empty)
        faults.push(await refusalProblem(one, name, body, { [name]: value }));
    }
    expect(faults.filter(Boolean)).toEqual([]);
    expect(changedSince(before)).toEqual([]);
  });
});

describe.each(withMembers)('%s', (_name, one) => {
  test('names the member whose value is too long, out of bounds or of the wrong type', async () => {
    const body = await one.good();
    before = snapshot();
    const faults: (string | null)[] = [];
    for (const [name, { wrong }] of one.members) {
      for (const value of wrong)
        faults.push(await refusalProblem(one, name, body, { [name]: value }));
    }
    for (const [name, change] of one.wrong)
      faults.push(await refusalProblem(one, name, body, change));
    expect(faults.filter(Boolean)).toEqual([]);
    expect(changedSince(before)).toEqual([]);
  });
});

describe.each(writes.filter(([, one]) => boundedOf(one).length))('%s', (_name, one) => {
  const bounded = boundedOf(one);
  test('accepts the longest text and both ends of a range', async () => {
    const faults: string[] = [];
    for (const [name, { bounds }] of bounded) {
      for (const value of bounds) {
        const { status, members } = await sendCall(one.call, {
          ...(await one.good()),
          [name]: value,
        });
        if (status >= 500 || members.includes(name))
          faults.push(`${shown({ [name]: value })}: ${status}`);
        await restoreTo(before);
      }
    }
    expect(faults).toEqual([]);
  });
});

const naming = named.filter(
  ([, { unknown, foreign }]) => unknown.length || foreign?.status === 404,
);
describe.each(naming)('%s', (_name, one) => {
  test('does not find an unknown id', async () => {
    const body = await one.good();
    const change = await one.foreign?.change();
    before = snapshot();
    for (const name of one.unknown.length ? one.unknown : Object.keys(change ?? {})) {
      const { status } = await sendCall(one.call, { ...body, [name]: unknownId });
      expect([name, status]).toEqual([name, 404]);
    }
    expect(changedSince(before)).toEqual([]);
  });
});

describe.each(named.filter(([, { foreign }]) => foreign))('%s', (_name, one) => {
  test('does not change a record of a sub-station that is not managed', async () => {
    const body = await one.good();
    const change = await one.foreign?.change();
    before = snapshot();
    const { status, code } = await sendCall(one.call, { ...body, ...change }, 'manager');
    const reason = one.foreign?.status === 403 ? 'Console:SubstationNotManaged' : code;
    expect([status, code]).toEqual([one.foreign?.status, reason]);
    expect(changedSince(before)).toEqual([]);
  });
});

describe.each(named.filter(([, { stamped }]) => stamped))('%s', (_name, one) => {
  test('refuses a stale stamp', async () => {
    const body = await one.good();
    before = snapshot();
    const { status } = await sendCall(one.call, { ...body, concurrencyStamp: 'stale' });
    expect(status).toBe(409);
    expect(changedSince(before)).toEqual([]);
  });
});
