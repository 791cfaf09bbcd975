import { describe, expect, test } from 'vitest';
import { contract, readLine, type ContractCall } from './contract-table';
import { endpoints } from './endpoints';
import { plain } from './mocks/contract/plain';

/** Whether the call is one of a record that the specification does not have, and is declared so. */
const isOurs = ({ path, assumed }: ContractCall) =>
  assumed && plain.some(({ record }) => path.startsWith(record.path));
const name = ({ method, path }: ContractCall) => `${method} ${path}`;
const pages = ({ paging }: ContractCall) =>
  paging ? `pages in the ${paging} way` : 'has no pages';
const origin = ({ assumed }: ContractCall) => (assumed ? 'assumed' : 'from the specification');

/** The differences between a call in the code and the table, one sentence each. */
function differences(call: ContractCall, expected: ContractCall): string[] {
  const line = name(call);
  return [
    call.client !== expected.client &&
      `${line} goes through the ${call.client} client, the table says ${expected.client}`,
    call.paging !== expected.paging &&
      `${line} ${pages(call)}, the table says it ${pages(expected)}`,
    call.assumed !== expected.assumed &&
      `${line} is ${origin(call)}, the table says ${origin(expected)}`,
  ].filter((sentence) => sentence !== false);
}

/** All differences between the code and the table, one sentence each. */
function disagreements(calls: ContractCall[], table: ContractCall[]): string[] {
  const inTable = new Map(table.map((call) => [name(call), call]));
  const inCode = new Set(calls.map(name));
  const duplicates = calls.filter(
    (call, index) => calls.findIndex((other) => name(other) === name(call)) !== index,
  );
  return [
    ...table
      .filter((call) => !inCode.has(name(call)))
      .map((call) => `${name(call)} is missing in src/api`),
    ...calls.flatMap((call) => {
      const expected = inTable.get(name(call));
      return expected ? differences(call, expected) : [`${name(call)} is not in the table`];
    }),
    ...duplicates.map((call) => `${name(call)} stands twice in src/api`),
  ];
}

describe('the contract table', () => {
  test('matches every call in the code', () => {
    expect(
      disagreements(
        endpoints.map(({ call }) => call).filter((call) => !isOurs(call)),
        contract,
      ),
    ).toEqual([]);
  });

  test('has no duplicate line', () => {
    const all = contract.map(name);
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
  });

  test('reports a missing, an unknown, a duplicate and a differing call', () => {
    const list = readLine('GET /api/a page');
    const login = readLine('POST /api/b identity assumed');
    expect(disagreements([list, login], [list, login])).toEqual([]);
    expect(disagreements([list], [list, login])).toEqual(['POST /api/b is missing in src/api']);
    expect(disagreements([list, login], [list])).toEqual(['POST /api/b is not in the table']);
    expect(disagreements([list, list], [list])).toEqual(['GET /api/a stands twice in src/api']);
    expect(disagreements([readLine('GET /api/a abp')], [list])).toEqual([
      'GET /api/a pages in the abp way, the table says it pages in the page way',
    ]);
    expect(disagreements([list], [readLine('GET /api/a')])).toEqual([
      'GET /api/a pages in the page way, the table says it has no pages',
    ]);
    expect(disagreements([readLine('POST /api/b')], [login])).toEqual([
      'POST /api/b goes through the service client, the table says identity',
      'POST /api/b is from the specification, the table says assumed',
    ]);
  });

  test('refuses a malformed line of the table', () => {
    for (const line of ['GTE /api/a', 'GET api/a', 'GET /api/a paged', 'GET'])
      expect(() => readLine(line)).toThrow('Not a line of the contract');
  });
});
