import { describe, expect, test, vi } from 'vitest';
import { parseLongJson } from '@/api/long-json';

/** A blob whose text arrives in parts of `size` bytes, which may end inside a character. */
function arriving(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  const blob = new Blob([bytes]);
  vi.spyOn(blob, 'stream').mockImplementation(
    () =>
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size)
            controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      }),
  );
  return blob;
}

const rows = Array.from({ length: 40 }, (_, index) => ({ id: index, name: `区县${index}` }));

describe('parsing a long response', () => {
  test.each([1, 7, 64, 100_000])(
    'returns all rows when %i bytes arrive at a time',
    async (size) => {
      const body = arriving(JSON.stringify(rows), size);
      expect(await parseLongJson(body, JSON.parse)).toEqual(rows);
    },
  );

  test.each([
    [
      'a text with the characters between two rows',
      [
        { id: 1, name: '},{' },
        { id: 2, name: 'b' },
      ],
    ],
    ['objects within the rows', [{ parts: [{ id: 1 }, { id: 2 }] }, { parts: [] }]],
    ['rows that are empty', [{ id: 1 }, null, { id: 2 }]],
    ['an empty list', []],
    ['a record', { error: { message: '无权限', data: [{ id: 1 }, { id: 2 }] } }],
  ])('returns %s unchanged', async (_name, body) => {
    for (const size of [3, 20]) {
      expect(await parseLongJson(arriving(JSON.stringify(body), size), JSON.parse)).toEqual(body);
    }
  });

  test.each(['<html>', '[{"id":1},{"id":2}', ''])('rejects %j', async (text) => {
    await expect(parseLongJson(arriving(text, 4), JSON.parse)).rejects.toThrow(SyntaxError);
  });

  test.each([5, 200])('parses no part twice when %i bytes arrive at a time', async (size) => {
    const text = JSON.stringify(rows);
    const parsed: string[] = [];
    await parseLongJson(arriving(text, size), (part) => {
      parsed.push(part);
      return JSON.parse(part);
    });
    // Each part gets two brackets of its own, in place of the comma to the next.
    expect(parsed.join('')).toHaveLength(text.length + parsed.length - 1);
  });

  test('lets the browser work between the parts', async () => {
    const order: string[] = [];
    const parse = (text: string) => {
      order.push('part');
      setTimeout(() => order.push('input'));
      return JSON.parse(text);
    };
    await parseLongJson(arriving(JSON.stringify(rows), 200), parse);
    expect(order.slice(0, 4)).toEqual(['part', 'input', 'part', 'input']);
  });
});
