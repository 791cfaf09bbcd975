import { describe, expect, test } from 'vitest';
import { appForwardApi } from '@/api/platform/app-forward';
import { customIconApi } from '@/api/platform/custom-icon';
import { goodsOrderApplyRuleApi } from '@/api/platform/goods-order-apply-rule';
import { iconSettingApi } from '@/api/platform/icon-setting';
import { partnerAppApi } from '@/api/platform/partner-app';
import { marketImageApi } from '@/api/substation/market-image';
import { newsApi } from '@/api/substation/news';
import { sendCall, first, reseedEachTest, statusOf, rowOf, rowsOf, bodyOf } from './backend';
import { uploadedPicture } from './uploaded';

reseedEachTest();

describe("a sub-station's own icon", () => {
  const { list, create, remove } = customIconApi;
  const input = async (place: object) => ({
    name: '找车源',
    imageId: await uploadedPicture(),
    linkType: 1,
    link: '/pages/truck/list',
    displayPages: [1, 4],
    ...place,
  });

  test('shows the name of the icon it replaces, which cannot be deleted and reserves its name', async () => {
    const own = await rowOf(list);
    const icon = await bodyOf(iconSettingApi.one, { id: own.iconSettingId });
    const { name: iconSettingName, imageUrl: iconSettingImageUrl } = icon;
    expect(own).toMatchObject({ iconSettingName, iconSettingImageUrl });
    await bodyOf(iconSettingApi.update, { ...icon, name: '新图标' });
    expect((await rowOf(list)).iconSettingName).toBe('新图标');
    expect(await statusOf(iconSettingApi.remove, icon)).toBe('403 Console:IconCustomized');
    const taken = { ...(await input({})), name: '找专线' };
    expect(await statusOf(iconSettingApi.create, taken)).toBe('403 Console:IconNameExists');
  });

  test('replaces an icon once, and the place is free again when it is deleted', async () => {
    const substationId = 1;
    const mine = await rowsOf(list, { substationId });
    const taken = new Set(mine.map(({ iconSettingId }) => iconSettingId));
    const icon = await rowOf(iconSettingApi.list, {}, ({ id }) => !taken.has(String(id)));
    const place = { substationId, iconSettingId: icon.id };
    const made = await bodyOf(create, await input(place), 'manager');
    expect(made).toMatchObject({ ...place, iconSettingName: icon.name, name: '找车源' });
    expect(await statusOf(create, await input(place))).toBe('403 Console:CustomIconExists');
    await bodyOf(remove, { id: made.id }, 'manager');
    expect(await statusOf(create, await input(place), 'manager')).toBe('200');
  });
});

test('a page has only one forwarding card', async () => {
  const { pagePath } = await rowOf(appForwardApi.list);
  const again = { pageName: '排名', pagePath, title: '排名', imageId: await uploadedPicture() };
  expect(await statusOf(appForwardApi.create, again)).toBe('403 Console:AppForwardExists');
});

describe('the partner mini programs', () => {
  const { list, create } = partnerAppApi;
  const rows = async (query: object = {}, as = 'operator') => (await bodyOf(list, query, as)).items;

  test('are all returned, newest first, to every user who is signed in', async () => {
    const apps = await rows();
    const times = apps.map(({ creationTime }) => creationTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await rows({}, 'staff')).toEqual(apps);
  });

  test.each([
    ['name', '货'],
    ['appId', 'wx3f'],
    ['channel', 2],
    ['status', 2],
  ] as const)('are filtered by %s=%s', async (key, value) => {
    const wanted = (await rows()).filter((app) => String(app[key]).includes(String(value)));
    expect(wanted.length).toBeGreaterThan(0);
    expect(await rows({ [key]: value })).toEqual(wanted);
  });

  test('refuse a taken app id and a taken name', async () => {
    const { appId, name } = first(await rows());
    const input = { name: '装卸工之家', appId: 'wx0123456789abcdef', channel: 1 };
    const save = async (same: object) =>
      statusOf(create, { ...input, logoId: await uploadedPicture(), ...same });
    expect(await save({ appId })).toBe('403 Console:PartnerAppExists');
    expect(await save({ name })).toBe('403 Console:PartnerAppNameExists');
  });
});

test('the rule for accepting goods orders is stored for each sub-station, with one count per level', async () => {
  const { one, update } = goodsOrderApplyRuleApi;
  const other = await bodyOf(one, { id: 60 });
  expect(other).toMatchObject({ substationId: 60, substationName: '南昌分站' });
  const levels = other.dailyAccepts.map(({ companyLevelType }) => companyLevelType);
  expect(levels).toEqual([1, 2, 3]);
  const dailyAccepts = levels.map((companyLevelType) => ({ companyLevelType, count: 5 }));
  const changed = { acceptMinutes: null, cancelsPerDay: 0, companyLevelTypes: [1], dailyAccepts };
  const saved = await bodyOf(update, { ...(await bodyOf(one, { id: 1 })), ...changed });
  expect(saved).toMatchObject({ ...changed, lastModificationTime: expect.any(String) });
  expect(await bodyOf(one, { id: 1 })).toEqual(saved);
  expect(await bodyOf(one, { id: 60 })).toEqual(other);
  const below = dailyAccepts.map((level) => ({ ...level, count: -1 }));
  const { members } = await sendCall(update, { ...saved, dailyAccepts: below });
  expect(members).toContain('dailyAccepts[1].count');
});

test('the pictures of a market keep their order, and accept uploaded and copied pictures', async () => {
  const { one, update } = marketImageApi;
  const before = await bodyOf(one, { id: 1 });
  expect(before.images.length).toBeGreaterThan(1);
  const turned = { ...before, images: before.images.toReversed() };
  const saved = await bodyOf(update, turned);
  expect(saved.images).toEqual(turned.images);
  const imageId = await uploadedPicture();
  const forged = { imageId, imageUrl: 'https://elsewhere/x.png', title: '新门头' };
  const { images: copied } = await bodyOf(one, { id: 2 });
  const { images } = await bodyOf(update, { ...saved, images: [forged, ...copied] });
  const imageUrl = expect.stringMatching(/^http:\/\/localhost\/static\//);
  expect(images).toMatchObject([{ imageId, title: '新门头', imageUrl }, ...copied]);
  const put = (given: object[]) => statusOf(update, { id: 1, images: given });
  const image = first(images);
  expect(await put([image, image])).toBe('400 images');
  expect(await put(Array.from({ length: 21 }, () => image))).toContain('images');
  expect(await put([{ ...image, title: '图'.repeat(31) }])).toBe('400 title');
});

describe('a headline', () => {
  const { list, create } = newsApi;
  const input = async () => ({
    title: '临沂至乌鲁木齐专线恢复天天发车',
    imageId: await uploadedPicture(),
    category: 3,
    substationId: 1,
    content: '<p>即日起恢复每日一班。</p>',
  });

  test('is published at once with its picture, or at a later time', async () => {
    const made = await bodyOf(create, await input());
    expect(made).toMatchObject({ isListed: true, isPinned: false, views: 0 });
    expect([made.imageUrl, made.substationName]).toEqual([
      expect.stringContaining('/static/uploads/'),
      '临沂分站',
    ]);
    const later = { ...(await input()), publishTime: '2030-01-01 08:00:00' };
    expect((await bodyOf(create, later)).publishTime).toBe('2030-01-01T08:00:00');
    const { id: _id, concurrencyStamp: _stamp, ...copied } = await rowOf(list, { substationId: 1 });
    const { title, imageUrl } = copied;
    expect(await bodyOf(create, copied)).toMatchObject({ title, imageUrl, views: 0 });
  });

  test.each([
    ['<p>a</p><script src="//x">bad()</script>', '<p>a</p>'],
    // Only text is left, which does not run.
    ['<scr<script>x</script>ipt>bad()</script><p>a</p>', 'bad()<p>a</p>'],
    ['<p>a</p><a href=javascript:bad()>b</a>', '<p>a</p><a >b</a>'],
    ['<p>a<img src="/x.png" onerror="bad()"></p>', '<p>a<img src="/x.png"></p>'],
    ['<p>a</p><a href="javascript:bad()">b</a>', '<p>a</p><a >b</a>'],
    ['<p>a</p><iframe src="//x"></iframe>', '<p>a</p>'],
    ['<p style="color: red">&lt;script&gt; b</p>', '<p style="color: red">&lt;script&gt; b</p>'],
  ])('is stored without scripts: %s', async (content, stored) => {
    expect((await bodyOf(create, { ...(await input()), content })).content).toBe(stored);
  });
});
