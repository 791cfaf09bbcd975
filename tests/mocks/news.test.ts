import { beforeEach, describe, expect, test } from 'vitest';
import type { News, NewsInput } from '@/api/substation/news';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';
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

describe('the headlines', () => {
  test('come newest first, sort by views and time, and page', async () => {
    const times = (await list()).items.map(({ publishTime }) => publishTime);
    expect(times).toEqual(times.toSorted().toReversed());
    const views = (await list('sort=views descending')).items.map((news) => news.views);
    expect(views).toEqual(views.toSorted((a, b) => b - a));
    const page = await read<Page<News>>(`GET ${path}?page=3&limit=7`, { token });
    expect(page.items).toEqual((await list()).items.slice(14, 21));
  });

  test.each<[string, (news: News) => boolean]>([
    ['title=专线', ({ title }) => title.includes('专线')],
    ['category=4', ({ category }) => category === 4],
    ['substationId=2', ({ substationName }) => substationName === '济南分站'],
    ['isPinned=true', ({ isPinned }) => isPinned],
    ['isListed=false', ({ isListed }) => !isListed],
    ['publishTimeBegin=2026-01-01 00:00:00', ({ publishTime }) => publishTime >= '2026-01-01'],
    ['publishTimeEnd=2025-12-31 23:59:59', ({ publishTime }) => publishTime < '2026-01-01'],
  ])('keep to %s', async (query, holds) => {
    const { items } = await list();
    const wanted = items.filter(holds);
    expect((await list(query)).items.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  });

  test.each(['category=9', 'isPinned=often'])('refuse the filter %s', async (query) => {
    expect((await refused(`GET ${path}?${query}`, { token })).status).toBe(400);
  });

  test('are those of the sub-stations one manages', async () => {
    const { items } = await list('', manager);
    expect(new Set(items.map(({ substationId }) => substationId))).toEqual(new Set([1, 2, 3]));
    const foreign = await some('substationId=9');
    expect((await send(`GET ${path}/${foreign.id}`, { token: manager })).status).toBe(404);
    expect((await send(`DELETE ${path}/${foreign.id}`, { token: manager })).status).toBe(404);
    expect((await send(`GET ${path}`, { token: await signIn('staff') })).status).toBe(403);
  });
});

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

  test.each<[string, object]>([
    ['title', { title: ' ' }],
    ['title', { title: '题'.repeat(61) }],
    ['summary', { summary: '要'.repeat(121) }],
    ['imageId', { imageId: null }],
    ['imageId', { imageId: '404' }],
    ['category', { category: 6 }],
    ['category', { category: undefined }],
    ['substationId', { substationId: 99 }],
    ['content', { content: '' }],
    ['content', { content: '<p>&nbsp;<br></p>' }],
    ['content', { content: '<script>alert(1)</script>' }],
    ['content', { content: '文'.repeat(50_001) }],
    ['publishTime', { publishTime: 'tomorrow' }],
    ['isPinned', { isPinned: 2 }],
  ])('needs a right %s: %j', async (member, wrong) => {
    expect(await refused(`POST ${path}`, body({ ...input, ...wrong }))).toMatchObject({
      status: 400,
      members: [member],
    });
  });

  test('for a sub-station one does not manage is refused', async () => {
    const foreign = { ...input, substationId: 4 };
    expect((await refused(`POST ${path}`, body(foreign))).code).toBe(
      'Console:SubstationNotManaged',
    );
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

  test('takes it away, once', async () => {
    const news = await some('substationId=1');
    expect((await send(`DELETE ${path}/${news.id}`, { token: manager })).status).toBe(204);
    expect((await send(`DELETE ${path}/${news.id}`, { token: manager })).status).toBe(404);
  });
});
