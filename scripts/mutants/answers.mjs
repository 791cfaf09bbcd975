/** Guards of answers that lack something, and of keys and errors that belong to somebody else. */
export const answers = [
  {
    guard: 'an answer without a record says that the record is gone',
    file: 'src/api/endpoint.ts',
    find: "if (answersRecord && isEmpty(body)) throw new ApiError({ kind: 'server', status: 404 });",
    replace: '',
    tests: 'tests/api/server-answers.test.ts',
  },
  {
    guard: 'a part that cannot be drawn does not take its page down',
    file: 'src/ui/part-boundary.tsx',
    find: 'static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error() });',
    replace: 'static getDerivedStateFromError = () => ({});',
    tests: 'tests/pages/incomplete-answers.test.tsx',
  },
  {
    guard: 'a value that cannot be read shows as empty',
    file: 'src/elements/text/or-empty.ts',
    find: 'logDefect(error);\n    return empty;',
    replace: 'throw error;',
    tests: 'tests/pages/incomplete-answers.test.tsx',
  },
  {
    guard: 'a defect of an answer is logged once',
    file: 'src/stores/error-log.ts',
    find: 'if (knownDefects.has(text)) return;',
    replace: '',
    tests: 'tests/pages/incomplete-answers.test.tsx',
  },
  {
    guard: 'a profile that cannot be loaded shows the text of the specification',
    file: 'src/stores/user.ts',
    find: '.catch(() => null);\n  if (info?.name)',
    replace: ';\n  if (info?.name)',
    tests: 'tests/app/guard/guard.test.tsx',
  },
  {
    guard: 'a 401 of the generic client asks also while the session is loaded',
    file: 'src/app/errors/api-error-handler.ts',
    find: "const isGuarded = client === 'service' && !useSession.getState().name;",
    replace: 'const isGuarded = !useSession.getState().name;',
    tests: 'tests/app/configure-api.test.tsx',
  },
  {
    guard: 'a failed start waits for the answer to an open question',
    file: 'src/app/guard/console.ts',
    find: "await requestsResumed('session');\n    if (isPageUnloading()",
    replace: 'if (isPageUnloading()',
    tests: 'tests/app/guard/guard.test.tsx',
  },
];
