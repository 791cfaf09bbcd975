import { beforeEach, describe, expect, test } from 'vitest';
import type { MarketImage } from '@/api/substation/market-image';
import { reseed } from '@/mocks/db';
import { read, refused, signIn } from './server';
import { uploadedPicture } from './uploaded';

const path = '/api/substation/market-image';
let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});
const images = (id: number, as = token) => read<MarketImage>(`GET ${path}/${id}`, { token: as });
const body = (given: object, as = token) => ({ token: as, body: given });

describe('the pictures of a market', () => {
  test('stand in their order, which a save changes', async () => {
    const before = await images(1);
    expect(before.substationName).toBe('临沂分站');
    expect(before.images.length).toBeGreaterThan(1);
    const turned = { ...before, images: before.images.toReversed() };
    const saved = await read<MarketImage>(`PUT ${path}`, body(turned));
    expect(saved.images).toEqual(turned.images);
    expect(await images(1)).toEqual(saved);
    expect((await refused(`PUT ${path}`, body(turned))).status).toBe(409);
  });

  test('take an uploaded one, with the address of the server', async () => {
    const imageId = await uploadedPicture();
    const forged = { imageId, imageUrl: 'https://elsewhere/x.png', title: '新门头' };
    const saved = await read<MarketImage>(`PUT ${path}`, body({ id: 1, images: [forged] }));
    expect(saved.images).toMatchObject([{ imageId, title: '新门头' }]);
    expect(saved.images[0]?.imageUrl).toMatch(/^http:\/\/localhost\/static\//);
  });

  test('can be copied from another sub-station', async () => {
    const { images: copied } = await images(2);
    const saved = await read<MarketImage>(`PUT ${path}`, body({ id: 1, images: copied }));
    expect(saved.images).toEqual(copied);
  });

  test('refuse one twice, too many, and a long title', async () => {
    const [first] = (await images(1)).images;
    const put = async (given: object[]) =>
      (await refused(`PUT ${path}`, body({ id: 1, images: given }))).members;
    expect(await put([{ ...first }, { ...first }])).toEqual(['images']);
    expect(await put(Array.from({ length: 21 }, () => ({ ...first })))).toContain('images');
    expect(await put([{ ...first, title: '图'.repeat(31) }])).toEqual(['title']);
  });
});
