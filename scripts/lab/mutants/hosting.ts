/** Guards for what `npm run hosting` writes and refuses. */
const tests = 'tests/hosting.test.ts';
const options = 'scripts/hosting/read-options.ts';
const render = 'scripts/hosting/render.ts';
export const hosting = [
  {
    guard: 'an option that is empty is refused',
    file: options,
    find: "typeof value === 'string' && !value.trim()",
    replace: 'false',
    tests,
  },
  {
    guard: 'paths whose server is not given are refused',
    file: options,
    find: 'if (missing.length)',
    replace: 'if (false)',
    tests,
  },
  {
    guard: 'a variable of nginx in an address is refused',
    file: options,
    find: "(text) => text.includes('$')",
    replace: '() => false',
    tests,
  },
  {
    guard: 'user name and password in an address are refused',
    file: options,
    find: 'url.username || url.password',
    replace: 'false',
    tests,
  },
  {
    guard: 'an IPv6 address that pages would call is refused',
    file: options,
    find: "url.hostname[0] === '['",
    replace: 'false',
    tests,
  },
  {
    guard: 'the host of the console is refused as the address of a server',
    file: options,
    find: '.map(toAscii).includes(url.hostname)',
    replace: '.includes(null)',
    tests,
  },
  {
    guard: 'a folder that calls go to is refused',
    file: options,
    find: 'callPaths.some((path) => text.startsWith(path))',
    replace: 'false',
    tests,
  },
  {
    guard: 'names in other letters are written as punycode',
    file: options,
    find: 'domainToASCII(letters) || letters',
    replace: 'letters',
    tests,
  },
  {
    guard: 'the path of a proxy address comes before that of the call',
    file: render,
    find: 'address === origin ? address : address + path',
    replace: 'address',
    tests,
  },
  {
    guard: 'calls that pages send elsewhere are not found on the host',
    file: render,
    find: "server || !read.proxy ? 'return 404' : passTo(read.proxy, path)",
    replace: 'passTo(read.proxy ?? server, path)',
    tests,
  },
  {
    guard: 'the host of the logo is allowed for images only',
    file: render,
    find: "originsOf(logo), ['img']",
    replace: 'originsOf(logo)',
    tests,
  },
  {
    guard: 'a page below a folder is found below that folder',
    file: render,
    find: '`try_files $uri ${base}index.html`',
    replace: '`try_files $uri /index.html`',
    tests,
  },
  {
    guard: 'a missing file is not cached for a year',
    file: 'scripts/hosting/nginx.conf',
    find: 'add_header Cache-Control $asset_cache;',
    replace: 'add_header Cache-Control $asset_cache always;',
    tests,
  },
];
