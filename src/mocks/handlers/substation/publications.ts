import {
  marketImageApi,
  type MarketImageInput,
  type MarketPicture,
} from '@/api/substation/market-image';
import { news as newsRecord, newsApi } from '@/api/substation/news';
import type { Id } from '@/api/types';
import { recordOf } from '@/lib/guards';
import { db } from '@/mocks/db/db';
import { plainResource } from '@/mocks/domain/plain-resource';
import { managedSubstation } from '@/mocks/domain/substations';
import { attachmentUrl } from '@/mocks/files/attachments';
import { seedNews } from '@/mocks/seed/substation/publications';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { checks, listOf } from '@/mocks/server/checks';
import { crudHandlers, type Context, type Received } from '@/mocks/server/mock';
import { P } from '@/policies';

const news = plainResource(newsRecord, newsApi, P.news, {
  seed: seedNews,
  order: { field: 'publishTime', descending: true },
});
/** Read by the contract tests, which test such records as they are declared. */
export const plain = [news.plain];

const maxImages = 20;

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
  if (pictures.length > maxImages) check.add('images', 'tooManyImages', { max: maxImages });
  if (new Set(pictures.map(({ imageId }) => imageId)).size < pictures.length)
    check.add('images', 'imageTwice');
  check.done();
  return pictures;
}

export const handlers = [
  ...news.handlers,
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
