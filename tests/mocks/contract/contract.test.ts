import { expect, test } from 'vitest';
import { endpoints } from '../../endpoints';
import { nameOf } from '../backend';
import { calls } from './calls';
import { elsewhere } from './elsewhere';
import { lists } from './lists';

test('every call of the contract is in a table or listed as tested elsewhere', () => {
  const known = new Set([...lists, ...calls].map(({ call }) => call));
  const left = endpoints.filter(({ name, call }) => !known.has(call) && !elsewhere[name]);
  expect(left.map(({ name }) => name)).toEqual([]);
});

test('no call is in two tables, and no entry of the list is needless', () => {
  const lines = [...lists, ...calls].map(({ call }) => `${call.method} ${call.path}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  const known = new Set([...lists, ...calls].map(({ call }) => call));
  const needless = Object.keys(elsewhere).filter(
    (name) => !endpoints.some((one) => one.name === name && !known.has(one.call)),
  );
  expect(needless).toEqual([]);
});

/** PUT calls without a stamp: they save lists whose rows have their own stamps, or records without one. */
const unstamped = [
  'gearConfigApi.saveAll',
  'gearKeywordApi.saveAll',
  'smsChargeOrderApi.cancel',
  'permissionApi.update',
];

test('every paged call is a list, and every other PUT except the named ones refuses a stale stamp', () => {
  const paged = endpoints.filter(({ call }) => call.paging).map(({ name }) => name);
  expect(lists.map(({ call }) => nameOf(call)).toSorted()).toEqual(paged.toSorted());
  const bare = calls.filter(({ call, stamped }) => call.method === 'PUT' && !stamped);
  expect(bare.map(({ call }) => nameOf(call))).toEqual(unstamped);
});
