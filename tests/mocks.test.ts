import { describe, expect, test } from 'vitest';
import { tenantApi } from '@/api/tenant';
import { answers } from '@/mocks/handlers';
import { mock } from '@/mocks/server/mock';
import { endpoints } from './endpoints';

const calls = endpoints.map(({ call }) => call);

interface Call {
  method: string;
  path: string;
}
const lines = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

/** All differences between endpoints and mock handlers, one sentence each. */
function missing(wanted: Call[], given: Call[]): string[] {
  const [asked, answered] = [lines(wanted), lines(given)];
  return [
    ...asked.filter((line) => !answered.includes(line)).map((line) => `nobody answers ${line}`),
    ...answered.filter((line) => !asked.includes(line)).map((line) => `nobody asks for ${line}`),
    ...answered
      .filter((line, index) => answered.indexOf(line) !== index)
      .map((line) => `${line} is answered twice`),
  ];
}

describe('the mocked backend', () => {
  test('handles every endpoint once, and nothing else', () => {
    expect(
      missing(
        calls,
        answers.map(({ endpoint }) => endpoint),
      ),
    ).toEqual([]);
  });

  test('the list of endpoints is not empty', () => {
    expect(lines(calls)).toContain('GET /api/company/company');
    expect(lines(calls)).toContain('POST /connect/token');
  });

  test('a missing, an unknown and a duplicate handler are reported', () => {
    const [first, second, stray] = ['/a', '/b', '/c'].map((path) => ({ method: 'GET', path }));
    if (!first || !second || !stray) throw new Error('three calls are needed');
    expect(missing([first, second], [first, stray])).toEqual([
      'nobody answers GET /b',
      'nobody asks for GET /c',
    ]);
    expect(missing([first], [first, first])).toEqual(['GET /a is answered twice']);
    expect(missing([first, { ...first, method: 'PUT' }], [first])).toEqual([
      'nobody answers PUT /a',
    ]);
  });

  test('a response of another type than the endpoint declares does not compile', () => {
    // The compiler is the test: an unused @ts-expect-error would be an error.
    // @ts-expect-error -- the language is missing
    mock(tenantApi.userSettings, {}, () => ({}));
    // @ts-expect-error -- a list is no page of items
    mock(tenantApi.tableSettings, {}, () => []);
    // @ts-expect-error -- there is no such policy
    mock(tenantApi.userSettings, { grant: 'Company.Nothing' }, () => ({ language: null }));
    const fits = mock(tenantApi.userSettings, {}, () => ({ language: 'en' }));
    expect(fits.endpoint).toBe(tenantApi.userSettings);
  });
});
