import { beforeEach, describe, expect, test } from 'vitest';
import type { News, NewsInput } from '@/api/substation/news';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';
import { uploadedPicture } from './uploaded';

const path = '/api/substation/sub-station-news';
let token = '';
let manager = '';
let input: NewsInput;
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
  manager = await signIn('manager');
  input = {
    title: '临沂至乌鲁木齐专线恢复天天发车',
    imageId: await uploadedPicture(),
    category: 3,
    substationId: 1,
    content: '<p>即日起恢复每日一班。</p>',
  };
});
const list = (query = '', as = token) =>
  read<Page<News>>(`GET ${path}?limit=1000&${query}`, { token: as });
const body = (given: object, as = manager) => ({ token: as, body: given });
async function some(query: string): Promise<News> {
  const [news] = (await list(query)).items;
  if (!news) throw new Error(`no news with ${query}`);
  return news;
}

describe('writing a headline', () => {
  test('publishes it at once, with its picture', async () => {
    const made = await read<News>(`POST ${path}`, body(input));
    expect(made).toMatchObject({ ...input, isListed: true, isPinned: false, views: 0 });
    expect(made.imageUrl).toContain('/static/uploads/');
    expect(made.substationName).toBe('临沂分站');
    expect(await read(`GET ${path}/${made.id}`, { token: manager })).toEqual(made);
  });

  test('may wait until its time', async () => {
    const later = { ...input, publishTime: '2030-01-01 08:00:00' };
    const made = await read<News>(`POST ${path}`, body(later));
    expect(made.publishTime).toBe('2030-01-01T08:00:00');
  });

  test.each([
    ['<p>a</p><script src="//x">bad()</script>', '<p>a</p>'],
    // What is left of it is text and runs no more.
    ['<scr<script>x</script>ipt>bad()</script><p>a</p>', 'bad()<p>a</p>'],
    ['<p>a</p><a href=javascript:bad()>b</a>', '<p>a</p><a >b</a>'],
    ['<p>a<img src="/x.png" onerror="bad()"></p>', '<p>a<img src="/x.png"></p>'],
    ['<p>a</p><a href="javascript:bad()">b</a>', '<p>a</p><a >b</a>'],
    ['<p>a</p><iframe src="//x"></iframe>', '<p>a</p>'],
    [
      '<p style="color: red">a &lt;script&gt; b</p>',
      '<p style="color: red">a &lt;script&gt; b</p>',
    ],
  ])('stores %s as %s', async (content, stored) => {
    const made = await read<News>(`POST ${path}`, body({ ...input, content }));
    expect(made.content).toBe(stored);
  });
});

describe('changing a headline', () => {
  test('takes the whole row, so that a switch is one call', async () => {
    const news = await some('substationId=1&isPinned=false');
    const pinned = await read<News>(`PUT ${path}`, body({ ...news, isPinned: true, views: 9999 }));
    expect({ ...pinned, concurrencyStamp: '' }).toEqual({
      ...news,
      isPinned: true,
      concurrencyStamp: '',
    });
    expect((await refused(`PUT ${path}`, body({ ...news }))).status).toBe(409);
  });

  test('can copy another one with its picture', async () => {
    const { id: _id, concurrencyStamp: _stamp, ...copied } = await some('substationId=1');
    const made = await read<News>(`POST ${path}`, body(copied));
    expect(made).toMatchObject({ title: copied.title, imageUrl: copied.imageUrl, views: 0 });
  });
});
