import { WaterMark } from '@/enums';
import { db } from '@/mocks/db/db';

/** Stores a picture as if it had been uploaded, and returns its id. */
export async function uploadedPicture(id = '1384000000000000001'): Promise<string> {
  const attachments = await db.attachments.open();
  attachments.save({
    id,
    name: 'picture.png',
    filePath: `/uploads/${id}.png`,
    type: 'image/png',
    size: 1024,
    waterMarkType: WaterMark.none,
    uploaderId: '',
    creationTime: '2026-01-01T08:00:00',
  });
  return id;
}
