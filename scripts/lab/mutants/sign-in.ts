/** Guards of the sign-in that the document contains. */
export const signIn = [
  {
    guard: 'the sign-in of the document is not sent to the host',
    file: 'src/app/early-sign-in.ts',
    find: ' && event.preventDefault()',
    replace: '',
    tests: 'tests/app/early-sign-in.test.tsx',
  },
  {
    guard: 'the sign-in of the document is hidden from somebody who is signed in',
    file: 'src/config/stored-session.ts',
    find: 'storedToken() === null && ',
    replace: '',
    tests: 'tests/app/early-sign-in.test.tsx',
  },
  {
    guard: 'the sign-in takes over the focus of the document',
    file: 'src/pages/login/inputs.ts',
    find: 'isUsed || ',
    replace: '',
    tests: 'tests/pages/login-hydration.test.tsx',
  },
  {
    guard:
      'the first render of the sign-in equals that of the document, whatever the host is called',
    file: 'src/pages/login/brand.tsx',
    find: "isHydrating ? '' : logo",
    replace: 'logo',
    tests: 'tests/pages/login-hydration.test.tsx',
  },
];
