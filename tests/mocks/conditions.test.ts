import { describe, expect, test } from 'vitest';
import { conditions, matching } from '@/mocks/db/conditions';

interface Line {
  name: string;
  kind: number;
  isOpen: boolean;
  weight: number | null;
  madeAt: string | null;
  regionId: number;
}
interface Query {
  name?: string;
  kind?: number[];
  isOpen?: boolean;
  weightBegin?: number;
  weightEnd?: number;
  madeAtBegin?: string;
  madeAtEnd?: string;
  regionId?: number;
}
const lineConditions = conditions<Query, Line>((on) => ({
  ...on.contains('name'),
  ...on.code([1, 2, 3], 'kind'),
  ...on.flag('isOpen'),
  ...on.numbers('weight'),
  ...on.times('madeAt'),
  ...on.inRegion('regionId'),
}));
const line: Line = {
  name: '临沂到徐州',
  kind: 2,
  isOpen: false,
  weight: 9,
  madeAt: '2026-11-20T08:30:00',
  regionId: 371_302,
};
const meets = (query: object, row: Partial<Line> = {}) =>
  matching(lineConditions, query)({ ...line, ...row });

test.each([
  ['a part of a text, spaces around it aside', { name: ' 徐州 ' }, { name: '济南' }],
  ['one of several codes', { kind: ['1', '2'] }, { kind: ['1', '3'] }],
  ['a single code', { kind: '2' }, { kind: '3' }],
  ['yes or no', { isOpen: 'false' }, { isOpen: 'true' }],
  ['a least number, as a number', { weightBegin: '9' }, { weightBegin: '10' }],
  ['a greatest number, as a number', { weightEnd: '10' }, { weightEnd: '8' }],
  [
    'a first moment',
    { madeAtBegin: '2026-11-20 08:30:00' },
    { madeAtBegin: '2026-11-20 08:30:01' },
  ],
  ['a last moment', { madeAtEnd: '2026-11-20 23:59:59' }, { madeAtEnd: '2026-11-20' }],
  ['a region by the one above it', { regionId: '371300' }, { regionId: '371400' }],
  ['all of them at once', { name: '临沂', kind: '2' }, { name: '临沂', kind: '1' }],
])('a condition holds for %s', (_what, holds, fails) => {
  expect([meets(holds), meets(fails)]).toEqual([true, false]);
});

test('ignores conditions without a value', () => {
  expect(meets({ name: '', kind: undefined, weightBegin: null, page: '1', other: 'x' })).toBe(true);
});

test('leaves a row without a value out of every range', () => {
  expect(meets({ weightEnd: '10' }, { weight: null })).toBe(false);
  expect(meets({ madeAtEnd: '2026-11-21' }, { madeAt: null })).toBe(false);
});

describe('refuses a value that cannot be read, and names the member', () => {
  test.each([
    ['weightBegin', 'heavy'],
    ['weightBegin', '007'],
    ['madeAtEnd', '20.11.2026'],
    ['isOpen', 'maybe'],
    ['kind', '7'],
  ])('%s=%s', (member, text) => {
    const extra = { validationErrors: [expect.objectContaining({ members: [member] })] };
    const refusal = expect.objectContaining({ status: 400, extra });
    expect(() => matching(lineConditions, { [member]: text })).toThrow(refusal);
  });
});
