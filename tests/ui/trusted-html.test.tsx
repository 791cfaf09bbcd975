import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SafeHtml } from '@/ui/safe-html';

/** Provides Trusted Types as a browser does, before the sanitiser is loaded, and returns the names of all policies. */
const policyNames = vi.hoisted(() => {
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => {
      names.push(name);
      return {
        createHTML: (html: string) => ({ html, toString: () => rules.createHTML(html) }),
        createScriptURL: (url: string) => url,
      };
    },
  });
  return names;
});

test('the sanitiser creates trusted HTML with the policy dompurify', async () => {
  const { sanitizeHtml } = await import('@/lib/html/sanitize-html');
  const sanitized: unknown = sanitizeHtml('<b>x</b><script>1</script>');
  expect(sanitized).toMatchObject({ html: '<b>x</b>' });
  render(<SafeHtml html="<b>粗体</b>" />);
  expect(screen.getByText('粗体').tagName).toBe('B');
  expect(policyNames).toEqual(['dompurify']);
});
