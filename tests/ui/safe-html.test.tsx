import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SafeHtml } from '@/ui/safe-html';

const show = (html: string) => render(<SafeHtml html={html} />).container;

test('SafeHtml renders text, lists, tables and pictures', () => {
  const box = show(
    '<h2>公告</h2><p>今日<strong>停运</strong></p><ul><li>一</li></ul><img src="/static/a.png" alt="图">',
  );
  expect(screen.getByRole('heading', { name: '公告' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('一');
  expect(screen.getByRole('img', { name: '图' })).toHaveAttribute('src', '/static/a.png');
  expect(box.querySelector('strong')).toHaveTextContent('停运');
});

test.each([
  ['a script', '<script>window.hit = 1</script>'],
  ['a handler', '<img src="/x.png" onerror="window.hit = 1">'],
  ['a handler without quotes', '<p onclick=window.hit=1>x</p>'],
  ['svg', '<svg><script>window.hit = 1</script><a href="javascript:1">x</a></svg>'],
  ['math', '<math><mtext><style><img src=x onerror=window.hit=1></style></mtext></math>'],
  ['a frame', '<iframe src="https://evil.example.com"></iframe>'],
  ['a frame with a document', '<iframe srcdoc="<script>1</script>"></iframe>'],
  [
    'a form',
    '<form action="https://evil.example.com"><input name="password"><button>x</button></form>',
  ],
  ['a base', '<base href="https://evil.example.com">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example.com">'],
  [
    'a style sheet',
    '<style>body{display:none}</style><link rel="stylesheet" href="//evil.example.com">',
  ],
  ['a style', '<p style="position:fixed;inset:0">x</p>'],
  ['a name that shadows', '<a id="location" name="cookie">x</a>'],
  ['a template', '<template><img src=x onerror=1></template>'],
  ['an object', '<object data="https://evil.example.com"></object><embed src="x">'],
])('SafeHtml removes %s', (_case, html) => {
  const box = show(html);
  expect(
    box.querySelector(
      'script, svg, math, iframe, form, input, button, base, meta, style, link, template, object, embed, [style], [id], [name]',
    ),
  ).toBeNull();
  expect(box.innerHTML).not.toMatch(/\son\w+=/i);
  expect(box.innerHTML).not.toContain('evil.example.com');
  expect(window).not.toHaveProperty('hit');
});

// The default list of the library allows all of these attributes.
test.each([
  'class="ant-modal-mask"',
  'srcset="/a.png 2x"',
  'background="/a.png"',
  'bgcolor="red"',
  'dir="rtl"',
  'hidden',
  'tabindex="0"',
  'role="alert"',
  'usemap="#map"',
  'download="a.exe"',
  'color="red"',
  'data-tab="/login"',
  'aria-label="x"',
])('SafeHtml removes the attribute %s', (given) => {
  const [name = ''] = given.split('=');
  for (const tag of ['p', 'a', 'img', 'td', 'span']) {
    const box = show(
      `<table><tbody><tr><td><${tag} ${given} title="x">y</td></tr></tbody></table>`,
    );
    expect(box.querySelector(`[${name}]`)).toBeNull();
    expect(box.querySelector('[title="x"]') ?? box.querySelector('td')).not.toBeNull();
  }
});

test('SafeHtml keeps text about styles and handlers, in content and in attributes', () => {
  const box = show(
    `<p style='color: red' title="a style='b' onclick=c">x style="1" &gt; onclick=2</p><p onclick>y</p>`,
  );
  expect(box.querySelector('p')).toHaveAttribute('title', "a style='b' onclick=c");
  expect(box).toHaveTextContent('x style="1" > onclick=2y');
  expect(box.querySelector('[style], [onclick]')).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  '//evil.example.com',
  '/\\evil.example.com',
])('SafeHtml renders a link to %s as plain text', (href) => {
  show(`<a href="${href}">点我</a>`);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('点我')).toBeInTheDocument();
});

test('SafeHtml opens links in a new window without opener and referrer', () => {
  show('<a href="https://example.com/a" target="_self" rel="opener">点我</a>');
  const link = screen.getByRole('link', { name: '点我' });
  expect(link).toHaveAttribute('href', 'https://example.com/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('SafeHtml removes the target of other elements', () => {
  const box = show('<a target="_top" rel="opener">点我</a>');
  expect(box.querySelector('a')).not.toHaveAttribute('target');
  expect(box.querySelector('a')).not.toHaveAttribute('rel');
});

test('SafeHtml removes styles and handlers before the browser parses them, so that the policy reports nothing', () => {
  const read = vi.spyOn(DOMParser.prototype, 'parseFromString');
  show('<style>p{}</style><p style="color:red" onclick="x()" title="公告">停运</p>');
  const [given = ''] = read.mock.lastCall ?? [];
  read.mockRestore();
  expect(String(given)).toContain('<p title="公告">停运</p>');
  expect(String(given)).not.toMatch(/style|onclick/);
});
