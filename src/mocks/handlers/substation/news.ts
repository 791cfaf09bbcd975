import { newsApi } from '@/api/substation/news';
import type { Id } from '@/api/types';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { requiredPicture, readSubstation } from '@/mocks/domain/references';
import { withSubstationName } from '@/mocks/domain/substations';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import { wallText } from '@/mocks/lib/clock';
import { newsCategories, type StoredNews } from '@/mocks/seed/substation/news';
import { checks, tooLong, type Check } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';

const maxContent = 50_000;

/** The headline whose cover one may keep showing: itself or, for a copy, another one. */
const coverOf = (imageId: Id | null) =>
  db.news.all().find((news) => String(news.imageId) === String(imageId)) ?? null;

/** Rich text is kept as it was written, without what could act; an empty frame is no text. */
function readContent(check: Check<'content'>): string {
  const value = check.value('content');
  const content = sanitizeHtml(typeof value === 'string' ? value.slice(0, maxContent + 1) : '');
  const isEmpty = !/<img\b/i.test(content) && !content.replace(/<[^>]*>|&nbsp;|\s/g, '');
  if (isEmpty) check.missing('content');
  if (typeof value === 'string' && value.length > maxContent)
    check.add('content', tooLong(maxContent));
  return content;
}

const news = collection(newsApi, {
  table: db.news,
  scope: ofSubstation,
  view: withSubstationName<StoredNews>,
  conditions: (on) => ({
    ...on.contains('title'),
    ...on.code(newsCategories, 'category'),
    ...on.oneOf('substationId'),
    ...on.flag('isPinned', 'isListed'),
    ...on.times('publishTime'),
  }),
  async read(body, stored, context) {
    const check = checks({ ...body, imageId: body.imageId ?? null });
    const publishTime = check.time('publishTime');
    const { substationId, ...fields } = check.done({
      title: check.text('title', { required: true, max: 60 }),
      summary: check.optional('summary', { max: 120 }),
      category: check.code('category', newsCategories),
      substationId: (await readSubstation(check)).substationId,
      ...(await requiredPicture(check, 'image', coverOf(body.imageId), context)),
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

export const answers = crudAnswers(newsApi, P.news, news);
