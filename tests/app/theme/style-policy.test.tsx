import { beforeAll, expect, test, vi } from 'vitest';

interface Rules {
  createHTML: (markup: string) => string;
}
/** Provides Trusted Types as a browser does, and the nonce of the page; holds the policies that are created. */
const policies = vi.hoisted(() => {
  const made = new Map<string, Rules>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => made.set(name, rules),
  });
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'n-1';
  document.head.append(meta);
  return made;
});
const { progressTemplate } = await import('@/app/theme/style-policy');
let write: Rules['createHTML'];
beforeAll(() => {
  const rules = policies.get('default');
  if (!rules) throw new Error('There is no policy');
  write = rules.createHTML;
});

test('a style element created by script gets the nonce and treats its HTML as text', () => {
  const style = document.createElement('style');
  style.innerHTML = 'p { color: red }';
  expect(style.nonce).toBe('n-1');
  expect(style.childNodes).toHaveLength(1);
  expect(style.textContent).toBe('p { color: red }');
  expect(document.createElement('script').nonce).not.toBe('n-1');
});

test.each(['<img src=x onerror="hit()">', 'a <b>', `${progressTemplate}<script>`])(
  'the policy refuses markup written by a script: %s',
  (markup) => {
    expect(() => write(markup)).toThrow('Markup refused');
  },
);

test('the policy accepts text and the template of the progress bar', () => {
  expect(write('a & b')).toBe('a & b');
  expect(write(progressTemplate)).toBe(progressTemplate);
});
