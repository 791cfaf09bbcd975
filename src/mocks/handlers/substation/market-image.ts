import {
  marketImageApi,
  type MarketImageInput,
  type MarketPicture,
} from '@/api/substation/market-image';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { attachmentUrl } from '@/mocks/files/attachments';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { checks, listOf } from '@/mocks/server/checks';
import { crudAnswers, type Context, type Received } from '@/mocks/server/mock';
import { P } from '@/policies';
import { managedSubstation } from './managed-substation';
import messages from '@/mocks/server/messages.json';

const max = 20;
const tooMany = { zh: `最多上传 ${max} 张图片。`, en: `There can be at most ${max} images.` };

async function imagesOf({ id, substationName }: StoredSubstation) {
  const stored = (await db.marketImages.open()).find(id) ?? {
    id,
    images: [],
    concurrencyStamp: '',
  };
  return { stored, view: { ...stored, substationName } };
}

/** An uploaded picture, or one of any sub-station: sets are copied from one to another. */
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
    const row = check.nested('', Object(item));
    const [imageId = ''] = listOf(row.value('imageId')).map(String);
    const imageUrl = (await addressOf(imageId, context)) ?? undefined;
    if (imageUrl === undefined) check.unknown('images');
    pictures.push({ imageId, imageUrl: imageUrl ?? '', title: row.optional('title', { max: 30 }) });
  }
  if (pictures.length > max) check.add('images', tooMany);
  if (new Set(pictures.map(({ imageId }) => imageId)).size < pictures.length)
    check.add('images', messages.imageTwice);
  check.done();
  return pictures;
}

export const answers = crudAnswers(marketImageApi, P.marketImage, {
  one: async ({ id }, context) => (await imagesOf(await managedSubstation(id, context))).view,
  update: async (body, context) => {
    const substation = await managedSubstation(body.id, context);
    const { stored } = await imagesOf(substation);
    db.marketImages.update(stored, body, { images: await readPictures(body, context) });
    return (await imagesOf(substation)).view;
  },
});
