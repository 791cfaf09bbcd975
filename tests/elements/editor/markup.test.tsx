import { describe, expect, test, vi } from 'vitest';
import { parseHtml, parsePastedHtml, serializeHtml } from '@/elements/editor/markup';

vi.hoisted(() => vi.stubEnv('VITE_IMAGE_HOSTS', 'img.example.cn, aliyuncs.com'));

test.each([
  ['a configured host', 'https://img.example.cn/a.png', 0],
  ['a host below a configured one', 'https://freight.oss-cn-hangzhou.aliyuncs.com/a.png', 0],
  ['this site', '/static/a.png', 0],
  ['a host that only ends like a configured one', 'https://evilaliyuncs.com/a.png', 1],
  ['another host', 'https://elsewhere.example.com/a.png', 1],
])('parsePastedHtml allows pictures of known hosts only: %s', (_host, src, foreign) => {
  expect(parsePastedHtml(`<p><img src="${src}"></p>`).foreignImages).toBe(foreign);
});

test('serializeHtml removes scripts and handlers', () => {
  expect(serializeHtml('<p onclick="x()">停运<script>x()</script></p>')).toBe('<p>停运</p>');
});

describe('a pasted table', () => {
  const linesOf = (html: string) => {
    const { slice, tables } = parsePastedHtml(html);
    const lines: string[] = [];
    slice.content.forEach((node) => void lines.push(node.textContent));
    return { lines, tables };
  };

  test('becomes one paragraph for each row, with separated cells', () => {
    const html =
      '<p>价目</p><table><caption>十月</caption><thead><tr><th>线路</th><th>价格</th><th></th></tr></thead>' +
      '<tbody><tr><td><p>临沂—上海</p><p>每天</p></td><td><b>120</b></td><td>元<br>含税</td></tr></tbody></table>';
    expect(linesOf(html)).toEqual({
      lines: ['价目', '十月', '线路 | 价格', '临沂—上海 每天 | 120 | 元 含税'],
      tables: 1,
    });
    expect(JSON.stringify(parsePastedHtml(html).slice)).toContain('bold');
  });

  test('repeats a cell that spans several rows', () => {
    const html =
      '<table><tr><td rowspan="2">临沂</td><td>上海</td></tr><tr><td>北京</td></tr></table>';
    expect(linesOf(html).lines).toEqual(['临沂 | 上海', '临沂 | 北京']);
  });

  test('with a single column keeps the paragraphs of its cells', () => {
    const html = '<table><tr><td><h2>通知</h2><p>停运</p></td></tr></table>';
    expect(linesOf(html)).toEqual({ lines: ['通知', '停运'], tables: 0 });
  });

  test('inside another table becomes lines as well', () => {
    const inner = '<table><tr><td>甲</td><td>乙</td></tr></table>';
    expect(linesOf(`<table><tr><td>${inner}</td></tr></table>`)).toEqual({
      lines: ['甲 | 乙'],
      tables: 1,
    });
  });
});

test('a stored table becomes the same lines, so that a save loses no cell', () => {
  const { content, tables } = parseHtml('<table><tr><td>甲</td><td>乙</td></tr></table>');
  expect(JSON.stringify(content)).toContain('甲 | 乙');
  expect(tables).toBe(1);
});
