import { describe, expect, test } from 'vitest';
import {
  collectInput,
  evaluateConditions,
  toInput,
  toInputValue,
} from '@/elements/form/form-values';
import type { AnyField } from '@/schema/field';

const field = (part: Partial<AnyField>): AnyField => ({ key: 'x', ...part });

describe('the value that a field sends', () => {
  test.each<[string, Partial<AnyField>, unknown, unknown]>([
    ['text is trimmed', {}, ' a b ', 'a b'],
    ['an e-mail address is trimmed', { type: 'email' }, ' a@b.cn ', 'a@b.cn'],
    ['a password is not trimmed', { type: 'password' }, ' a ', ' a '],
    ['an amount is a number', { type: 'money' }, '12.50', 12.5],
    ['0 is an amount', { type: 'money' }, '0', 0],
    ['an emptied amount is null', { type: 'money' }, '', null],
    ['an invalid amount stays text', { type: 'money' }, '1e3', '1e3'],
    ['a number stays a number', { type: 'number' }, 0, 0],
    ['a mobile loses its hyphens', { type: 'phone', parts: true }, '138-0013-8000', '13800138000'],
    [
      'a joined mobile keeps its hyphens',
      { type: 'phone', parts: true, joined: true },
      '138-0013-8000',
      '138-0013-8000',
    ],
    ['a pair has two ends', { type: 'range', of: 'number' }, [1, 2], [1, 2]],
    ['an open end is null', { type: 'range', of: 'number' }, [undefined, 2], [null, 2]],
    [
      'a pair without ends is undefined',
      { type: 'range', of: 'number' },
      [null, undefined],
      undefined,
    ],
    ['false is kept', { type: 'flag' }, false, false],
    [
      'an id is kept as it is',
      { type: 'record', of: 'company' },
      '9007199254740993123',
      '9007199254740993123',
    ],
    [
      'rows are sent cell by cell',
      { columns: [field({ key: 'fee', type: 'money' }), field({ key: 'name' })] },
      [{ fee: '1.5', name: ' a ', id: 7 }],
      [{ fee: 1.5, name: 'a', id: 7 }],
    ],
    [
      'rows are sent without the names that only the form needs',
      { columns: [field({ key: 'appId', type: 'record', of: 'app' })] },
      [{ appId: 3, appId$name: '甲' }],
      [{ appId: 3 }],
    ],
  ])('%s', (_says, part, value, expected) => {
    expect(toInputValue(field(part), value)).toEqual(expected);
  });
});

describe('the values of a form', () => {
  const fields: AnyField[] = [
    { key: 'kind', type: 'number' },
    { key: 'link', visible: ({ kind }) => kind === 2 },
    { key: 'start', type: 'range', of: 'date', upper: 'end' },
  ];

  test('sends null for cleared values and nothing for values that never existed', () => {
    const values = { kind: undefined, start: '2024-05-01' };
    expect(collectInput(values, fields, { kind: 1, end: '2024-05-02' })).toEqual({
      kind: null,
      link: undefined,
      start: '2024-05-01',
      end: null,
    });
  });

  test('sends null for the value of a hidden field', () => {
    expect(collectInput({ kind: 1, link: 'a' }, fields, { link: 'a' }).link).toBeNull();
    expect(collectInput({ kind: 2, link: 'a' }, fields, { link: 'a' }).link).toBe('a');
  });

  test('passes the values as they would be sent, and those without a field, to conditions', () => {
    const seen = toInput([{ key: 'fee', type: 'money' }], { fee: '5', id: 3 });
    expect(seen).toEqual({ fee: 5, id: 3 });
    const one = field({ required: ({ id }) => id === 3, disabled: true });
    expect(evaluateConditions(one, seen)).toEqual({
      required: true,
      visible: true,
      disabled: true,
    });
  });
});
