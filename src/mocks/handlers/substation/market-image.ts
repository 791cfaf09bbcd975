import {
  marketImageApi,
  type MarketImage,
  type MarketImageInput,
  type MarketPicture,
} from '@/api/substation/market-image';
import type { Id } from '@/api/types';
import { attachmentUrl } from '@/mocks/files/attachments';
import { checks, listOf } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import type { StoredMarketImage } from '@/mocks/seed/substation/market-images';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import { P } from '@/policies';
import { ownSubstation } from './own-substation';

const grant = { grant: P.marketImage };
const most = 20;

const tooMany = { zh: `最多上传 ${most} 张图片。`, en: `There can be at most ${most} images.` };
const twice = { zh: '同一张图片不能重复。', en: 'The same image cannot be added twice.' };

async function stored({ id }: StoredSubstation): Promise<StoredMarketImage> {
  return (await db.marketImages.open()).find(id) ?? { id, images: [], concurrencyStamp: '' };
}

async function shown(substation: StoredSubstation): Promise<MarketImage> {
  return { ...(await stored(substation)), substationName: substation.substationName };
}

/** An uploaded picture, or one of any sub-station: sets are copied from one to another. */
async function addressOf(id: Id, { request }: Context): Promise<string | null> {
  const pictures = db.marketImages.all().flatMap(({ images }) => images);
  const known = pictures.find(({ imageId }) => String(imageId) === String(id));
  return known?.imageUrl ?? attachmentUrl(id, request);
}

async function readPictures(body: Received<MarketImageInput>, context: Context) {
  const check = checks();
  const given = listOf(body.images).map((item) => {
    const { imageId, title }: Partial<Received<MarketPicture>> = Object(item);
    return { imageId, title };
  });
  if (body.images === undefined || body.images === null) check.missing('images');
  if (given.length > most) check.add('images', tooMany);
  const pictures: MarketPicture[] = [];
  for (const { imageId, title } of given) {
    const imageUrl = await addressOf(imageId ?? '', context);
    check.known('images', imageId, () => imageUrl ?? undefined);
    const text = check.optional('title', title, { max: 30 });
    pictures.push({ imageId: imageId ?? '', imageUrl: imageUrl ?? '', title: text });
  }
  if (new Set(given.map(({ imageId }) => String(imageId))).size < given.length) {
    check.add('images', twice);
  }
  check.done();
  return pictures;
}

export const answers = [
  mock(marketImageApi.one, grant, async ({ id }, context) =>
    shown(await ownSubstation(id, context)),
  ),
  mock(marketImageApi.update, grant, async (body, context) => {
    const substation = await ownSubstation(body.id, context);
    const before = await stored(substation);
    const images = await readPictures(body, context);
    const concurrencyStamp = body.concurrencyStamp ?? before.concurrencyStamp;
    db.marketImages.save({ ...before, images, concurrencyStamp });
    return shown(substation);
  }),
];
