import { afterAll, beforeAll, expect, test } from 'vitest';
import { P, type Policy } from '@/policies';
import { endpoints } from '../../endpoints';
import { sendCall, grant, start, stop, type Caller } from '../backend';
import { open, policiesFor, signedIn } from './grants';

beforeAll(start);
afterAll(stop);

const lineOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const calls = endpoints.map(({ name, call }) => ({ name, call, line: lineOf(call) }));
const closed = calls.filter(({ line }) => !open.includes(line));
const everything: Policy[] = Object.values(P);

/** Whether the framework refuses the call: it responds with the status and no body. */
async function isRefused(call: (typeof calls)[number]['call'], as: Caller, by: number) {
  const { status, body } = await sendCall(call, {}, { as });
  return status === by && body === null;
}

test('every call is open, needs a session, or needs one of its policies', () => {
  const known = calls.filter(
    ({ line, call }) =>
      open.includes(line) || signedIn.includes(line) || policiesFor(call.method, call.path),
  );
  expect(calls.filter((one) => !known.includes(one)).map(({ line }) => line)).toEqual([]);
  const lines = calls.map(({ line }) => line);
  expect([...open, ...signedIn].filter((line) => !lines.includes(line))).toEqual([]);
});

test.each(closed)('$name: refuses a caller without a session', async ({ call }) => {
  expect(await isRefused(call, null, 401)).toBe(true);
});

test.each(closed.filter(({ line }) => signedIn.includes(line)))(
  '$name: accepts a user without any grant',
  async ({ call }) => {
    await grant('staff', [], []);
    expect(await isRefused(call, 'staff', 403)).toBe(false);
  },
);

test.each(closed.filter(({ line }) => !signedIn.includes(line)))(
  '$name: accepts a user with one of its policies, and refuses one with all others',
  async ({ call }) => {
    const policies = policiesFor(call.method, call.path) ?? [];
    for (const policy of policies) {
      await grant('staff', [policy], []);
      expect([policy, await isRefused(call, 'staff', 403)]).toEqual([policy, false]);
    }
    await grant(
      'staff',
      everything.filter((policy) => !policies.includes(policy)),
      [],
    );
    expect(await isRefused(call, 'staff', 403)).toBe(true);
  },
);

test.each(calls.filter(({ line }) => open.includes(line)))(
  '$name: does not need a session',
  async ({ call }) => {
    expect((await sendCall(call, {}, { as: null })).status).not.toBe(401);
  },
);
