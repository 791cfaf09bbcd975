/**
 * Guards for the settings of a deployment: config.json, the renewal of tokens and the error reports. Also for the
 * mocked backend.
 */
export const operation = [
  {
    guard: 'the renewed token of another user is not adopted',
    file: 'src/stores/session.ts',
    find: 'renewal && isOwnSession(renewal)) setRenewedToken',
    replace: 'renewal) setRenewedToken',
    tests: 'tests/stores/silent-refresh.test.tsx',
  },
  {
    guard: 'a token that another tab has renewed is not renewed again',
    file: 'src/stores/renewal/silent-refresh.ts',
    find: 'if (!isNeeded ||',
    replace: 'if (',
    tests: 'tests/stores/silent-refresh.test.tsx',
  },
  {
    guard: 'a renewal that appears late in local storage is waited for',
    file: 'src/stores/renewal/silent-refresh.ts',
    find: 'if (!renewal || renewal.issuedAt >= storedAt) return renewal;',
    replace: 'return renewal;',
    tests: 'tests/stores/silent-refresh.test.tsx',
  },
  {
    guard: 'a token that was refused right after its renewal is not renewed again',
    file: 'src/stores/renewal/silent-refresh.ts',
    find: ' || (refused !== null && isFresh(renewal))',
    replace: '',
    tests: 'tests/stores/silent-refresh.test.tsx',
  },
  {
    guard: 'a refused call is only sent again after a renewal',
    file: 'src/api/clients.ts',
    find: '!(await hasNewToken(thrown, context))',
    replace: "toApiError(thrown).kind !== 'auth'",
    tests: 'tests/api/endpoint.test.ts',
  },
  {
    guard: 'a renewal that arrives after the sign-out is dropped',
    file: 'src/stores/renewal/silent-refresh.ts',
    find: 'if (storedRenewal()?.refreshToken !== renewal.refreshToken) return;',
    replace: '',
    tests: 'tests/stores/silent-refresh.test.tsx',
  },
  {
    guard: 'a config.json with an unknown key is refused',
    file: 'src/config/config-file.ts',
    find: "if (!check) return [{ reason: 'unknownKey', key }];",
    replace: 'if (!check) return [];',
    tests: 'tests/config/config-file.test.ts',
  },
  {
    guard: 'an error page is not taken for a missing config.json',
    file: 'src/config/config-file.ts',
    find: 'status === 200 &&',
    replace: '',
    tests: 'tests/config/config-file.test.ts',
  },
  {
    guard: 'at most ten reports a minute are sent',
    file: 'src/stores/error-sink.ts',
    find: 'if (sentAt.length >= reportsPerMinute) return;',
    replace: '',
    tests: 'tests/stores/error-sink.test.tsx',
  },
  {
    guard: 'a report carries no cookie',
    file: 'src/stores/error-sink.ts',
    find: "    credentials: 'omit',\n",
    replace: '',
    tests: 'tests/stores/error-sink.test.tsx',
  },
  {
    guard: 'a phone number written in groups is removed from reports',
    file: 'src/lib/redact.ts',
    find: "  [/[+(]?\\d(?:[\\s().-]{0,2}\\d){6,}/g, '#'],\n",
    replace: '',
    tests: 'tests/lib/redact.test.ts',
  },
  {
    guard: 'every mocked call first reads what other pages have stored',
    file: 'src/mocks/server/mock.ts',
    find: '    await storage.refresh();\n',
    replace: '',
    tests: 'tests/mocks/persist.test.ts',
  },
  {
    guard: 'rows that another page wrote just before a write of this page are read',
    file: 'src/mocks/db/persist.ts',
    find: 'if (stamps[name] === known[name]) known[name] = stamp;',
    replace: 'known[name] = stamp;',
    tests: 'tests/mocks/persist.test.ts',
  },
  {
    guard: 'the cookie expires with the token',
    file: 'src/stores/session.ts',
    find: 'expires_in > 0 ? expires_in / daySeconds : 0',
    replace: 'undefined',
    tests: 'tests/stores/session.test.tsx',
  },
];
