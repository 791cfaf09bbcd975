/** Guards of what a deployment sets, config.json, silent refresh, the error sink, and of the mocked backend. */
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
    file: 'src/stores/silent-refresh.ts',
    find: 'if (dueAt(renewal) > Date.now()) {',
    replace: 'if (dueAt(renewal) === Infinity) {',
    tests: 'tests/stores/silent-refresh.test.tsx',
  },
  {
    guard: 'a renewal that arrives after the sign-out is dropped',
    file: 'src/stores/silent-refresh.ts',
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
    guard: 'an error page is no missing config.json',
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
    guard: 'every mocked call begins with what other pages have stored',
    file: 'src/mocks/server/mock.ts',
    find: '    await storage.refresh();\n',
    replace: '',
    tests: 'tests/mocks/persist.test.ts',
  },
  {
    guard: 'rows that another page wrote just before an own write are read',
    file: 'src/mocks/db/persist.ts',
    find: 'if (stamps[name] === known[name]) known[name] = stamp;',
    replace: 'known[name] = stamp;',
    tests: 'tests/mocks/persist.test.ts',
  },
];
