import { newsApi, type News, type NewsInput, type NewsQuery } from '@/api/substation/news';
import type { Id } from '@/api/types';
import { attachmentUrl } from '@/mocks/files/attachments';
import { checks } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { computedCollection } from '@/mocks/db/computed-collection';
import { invalid } from '@/mocks/server/errors';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation, requireManaged } from '@/mocks/server/scope';
import { newsCategories, type StoredNews } from '@/mocks/seed/substation/news';
import { substationNames } from '@/mocks/domain/substation-names';
import { P } from '@/policies';
import { sanitizeHtml } from '@/mocks/lib/clean-html';

const grant = { grant: P.news };
const maxContent = 50_000;

type Body = Received<NewsInput>;
type Shown = StoredNews & News;
type Check = ReturnType<typeof checks>;

const { contains, oneOf, flag, since, until } = conditionsOn<Shown>();
const conditions: Conditions<NewsQuery, Shown> = {
  title: contains('title'),
  category: oneOf('category', newsCategories),
  substationId: oneOf('substationId'),
  isPinned: flag('isPinned'),
  isListed: flag('isListed'),
  publishTimeBegin: since('publishTime'),
  publishTimeEnd: until('publishTime'),
};

async function show(): Promise<(news: StoredNews) => Shown> {
  const nameOf = await substationNames();
  return (news) => ({
    ...news,
    substationName: nameOf(news.substationId),
  });
}

/** An uploaded picture, or one that another headline shows already, as a copy does. */
async function readCover(check: Check, value: Id | null | undefined, { request }: Context) {
  const id = value ?? '';
  const known = db.news.all().find((news) => String(news.imageId) === String(id));
  const url = known?.imageUrl ?? (await attachmentUrl(id, request));
  const picture = url === null ? undefined : { id, url };
  return check.known('imageId', value, () => picture);
}

const tooLong = {
  zh: `该字段最多 ${maxContent} 个字符。`,
  en: `This field takes at most ${maxContent} characters.`,
};

/** Rich text is kept as it was written, without what could act; an empty frame is no text. */
function readContent(check: Check, value: unknown): string {
  const content = sanitizeHtml(typeof value === 'string' ? value.slice(0, maxContent + 1) : '');
  const isEmpty = !/<img\b/i.test(content) && !content.replace(/<[^>]*>|&nbsp;|\s/g, '');
  if (isEmpty) check.missing('content');
  if (typeof value === 'string' && value.length > maxContent) check.add('content', tooLong);
  return content;
}

async function read(body: Body, stored: StoredNews | null, context: Context) {
  const check = checks();
  const substations = await db.substations.open();
  const title = check.text('title', body.title, { required: true, max: 60 });
  const summary = check.optional('summary', body.summary, { max: 120 });
  const category = check.code('category', body.category, newsCategories);
  const home = check.known('substationId', body.substationId, (id) => substations.find(id));
  const cover = await readCover(check, body.imageId, context);
  const content = readContent(check, body.content);
  const isPinned = check.flag('isPinned', body.isPinned, stored?.isPinned);
  const isListed = check.flag('isListed', body.isListed, stored?.isListed ?? true);
  const publishTime = check.time('publishTime', body.publishTime);
  if (check.errors.length || !category || !home || !cover) throw invalid(check.errors);
  requireManaged(context, home.id);
  return {
    title,
    summary,
    category,
    substationId: home.id,
    imageId: cover.id,
    imageUrl: cover.url,
    content,
    isPinned,
    isListed,
    views: stored?.views ?? 0,
    publishTime: publishTime ?? stored?.publishTime ?? wallText(),
  };
}

const news = computedCollection<StoredNews, Shown, NewsQuery, Body>({
  table: db.news,
  show,
  sort: { field: 'publishTime', down: true },
  scope: ofSubstation,
  conditions,
  read,
});

export const answers = crudAnswers(newsApi, grant, news);
