import {
  marketImageApi,
  type MarketImageInput,
  type MarketPicture,
} from '@/api/substation/market-image';
import { news as newsRecord, newsApi } from '@/api/substation/news';
import type { Id } from '@/api/types';
import { recordOf } from '@/lib/guards';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { requiredPicture, readSubstation, rowWithPicture } from '@/mocks/domain/references';
import { withSubstationName, managedSubstation } from '@/mocks/domain/substations';
import { attachmentUrl } from '@/mocks/files/attachments';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import { wallText } from '@/mocks/lib/clock';
import { newsCategories, type StoredNews } from '@/mocks/seed/substation/publications';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { checks, type Check, listOf } from '@/mocks/server/checks';
import { crudHandlers, type Context, type Received } from '@/mocks/server/mock';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';

const maxContent = 50_000;

/** Reads rich text and removes scripts from it. A text with only tags and spaces and no picture counts as missing. */
function readContent(check: Check<'content'>): string {
  const value = check.value('content');
  const content = sanitizeHtml(typeof value === 'string' ? value.slice(0, maxContent + 1) : '');
  const isEmpty = !/<img\b/i.test(content) && !content.replace(/<[^>]*>|&nbsp;|\s/g, '');
  if (isEmpty) check.missing('content');
  if (typeof value === 'string' && value.length > maxContent)
    check.add('content', 'tooLong', { max: maxContent });
  return content;
}

const news = collection(newsApi, {
  table: db.news,
  scope: ofSubstation,
  view: withSubstationName<StoredNews>,
  conditions: (on) => on.declared(newsRecord),
  async read(_check, stored, context, body) {
    const check = checks({ ...body, imageId: body.imageId ?? null });
    const publishTime = check.time('publishTime');
    const shown = rowWithPicture(db.news, body.imageId);
    const { substationId, ...fields } = check.done({
      title: check.text('title', { required: true, max: 60 }),
      summary: check.optional('summary', { max: 120 }),
      category: check.code('category', newsCategories),
      substationId: (await readSubstation(check)).substationId,
      ...(await requiredPicture(check, 'image', shown, context)),
      content: readContent(check),
      isPinned: check.flag('isPinned', stored?.isPinned),
      isListed: check.flag('isListed', stored?.isListed ?? true),
      views: stored?.views ?? 0,
      publishTime: publishTime ?? stored?.publishTime ?? wallText(),
    });
    requireManaged(context, substationId);
    return { substationId, ...fields };
  },
});

const max = 20;

async function imagesOf({ id, substationName }: StoredSubstation) {
  const stored = (await db.marketImages.open()).find(id) ?? {
    id,
    images: [],
    concurrencyStamp: '',
  };
  return { stored, view: { ...stored, substationName } };
}

/** Finds the URL of a picture among those of all sub-stations, because users copy them, and among the uploads. */
async function addressOf(id: Id, { request }: Context): Promise<string | null> {
  const pictures = db.marketImages.all().flatMap(({ images }) => images);
  const known = pictures.find(({ imageId }) => String(imageId) === String(id));
  return known?.imageUrl ?? attachmentUrl(id, request);
}

async function readPictures(body: Received<MarketImageInput>, context: Context) {
  const check = checks(body);
  if (body.images === undefined || body.images === null) check.missing('images');
  const pictures: MarketPicture[] = [];
  for (const item of listOf(body.images)) {
    const row = check.nested('', recordOf(item));
    const [imageId = ''] = listOf(row.value('imageId')).map(String);
    const imageUrl = (await addressOf(imageId, context)) ?? undefined;
    if (imageUrl === undefined) check.unknown('images');
    pictures.push({ imageId, imageUrl: imageUrl ?? '', title: row.optional('title', { max: 30 }) });
  }
  if (pictures.length > max) check.add('images', 'tooManyImages', { max });
  if (new Set(pictures.map(({ imageId }) => imageId)).size < pictures.length)
    check.add('images', 'imageTwice');
  check.done();
  return pictures;
}

export const handlers = [
  ...crudHandlers(newsApi, P.news, news),
  ...crudHandlers(marketImageApi, P.marketImage, {
    one: async ({ id }, context) => (await imagesOf(await managedSubstation(id, context))).view,
    update: async (body, context) => {
      const substation = await managedSubstation(body.id, context);
      const { stored } = await imagesOf(substation);
      db.marketImages.update(stored, body, { images: await readPictures(body, context) });
      return (await imagesOf(substation)).view;
    },
  }),
];
