import { describe, expect, test } from 'vitest';
import { tenantApi } from '@/api/tenant';
import { mockHandlers } from '@/mocks/handlers';
import { mock } from '@/mocks/server/mock';
import { endpoints } from './endpoints';

const declaredCalls = endpoints.map(({ call }) => call);

interface Call {
  method: string;
  path: string;
}
const lines = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

/** Returns the differences between endpoints and mock handlers. */
function differences(calls: Call[], handlers: Call[]): string[] {
  const [declared, handled] = [lines(calls), lines(handlers)];
  return [
    ...declared.filter((line) => !handled.includes(line)).map((line) => `no handler for ${line}`),
    ...handled.filter((line) => !declared.includes(line)).map((line) => `no endpoint for ${line}`),
    ...handled
      .filter((line, index) => handled.indexOf(line) !== index)
      .map((line) => `two handlers for ${line}`),
  ];
}

describe('the mocked backend', () => {
  test('handles every endpoint once, and nothing else', () => {
    expect(
      differences(
        declaredCalls,
        mockHandlers.map(({ endpoint }) => endpoint),
      ),
    ).toEqual([]);
  });

  test('the list of endpoints is not empty', () => {
    expect(lines(declaredCalls)).toContain('GET /api/company/company');
    expect(lines(declaredCalls)).toContain('POST /connect/token');
  });

  test('a missing, an unknown and a duplicate handler are reported', () => {
    const [first, second, stray] = ['/a', '/b', '/c'].map((path) => ({ method: 'GET', path }));
    if (!first || !second || !stray) throw new Error('three calls are needed');
    expect(differences([first, second], [first, stray])).toEqual([
      'no handler for GET /b',
      'no endpoint for GET /c',
    ]);
    expect(differences([first], [first, first])).toEqual(['two handlers for GET /a']);
    expect(differences([first, { ...first, method: 'PUT' }], [first])).toEqual([
      'no handler for PUT /a',
    ]);
  });

  test('a response of another type than the endpoint declares does not compile', () => {
    // The compiler is the test: an unused @ts-expect-error would be an error.
    // @ts-expect-error -- the language is missing
    mock(tenantApi.userSettings, {}, () => ({}));
    // @ts-expect-error -- a list is not a page of items
    mock(tenantApi.tableSettings, {}, () => []);
    // @ts-expect-error -- there is no such policy
    mock(tenantApi.userSettings, { grant: 'Company.Nothing' }, () => ({ language: null }));
    const fits = mock(tenantApi.userSettings, {}, () => ({ language: 'en' }));
    expect(fits.endpoint).toBe(tenantApi.userSettings);
  });
});
