import {
  appForwardApi,
  type AppForward,
  type AppForwardInput,
  type AppForwardQuery,
} from '@/api/platform/app-forward';
import { checks, forbidden } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { requiredPicture } from '@/mocks/files/pictures';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { P } from '@/policies';

type Body = Received<AppForwardInput>;
const grant = { grant: P.appForward };
const { contains } = conditionsOn<AppForward>();

const pathPattern = /^\/[\w-]+(\/[\w-]+)*$/;
const wrongPath = {
  zh: '请输入以 / 开头的页面路径。',
  en: 'Enter a page path starting with /.',
};
const pathExists = (path: string) => () =>
  forbidden('AppForwardExists', {
    zh: `页面“${path}”已配置转发图。`,
    en: `The page “${path}” already has a share image.`,
  });

async function read(body: Body, stored: AppForward | null, context: Context) {
  const check = checks();
  const image = stored && { id: stored.imageId, url: stored.imageUrl };
  const picture = await requiredPicture(check, ['imageId', body.imageId], image, context);
  const fields = {
    pageName: check.text('pageName', body.pageName, { required: true, max: 20 }),
    pagePath: check.text('pagePath', body.pagePath, {
      required: true,
      max: 100,
      pattern: pathPattern,
      wrong: wrongPath,
    }),
    title: check.text('title', body.title, { required: true, max: 30 }),
    imageId: picture.id,
    imageUrl: picture.url,
  };
  check.done();
  const row = { id: stored?.id ?? '', ...fields };
  db.appForwards.unique('pagePath', row, pathExists(fields.pagePath));
  return fields;
}

const forwards = collection<AppForward, AppForwardQuery, Body>({
  table: db.appForwards,
  conditions: {
    pageName: contains('pageName'),
    pagePath: contains('pagePath'),
    title: contains('title'),
  },
  read,
});

export const answers = crudAnswers(appForwardApi, grant, forwards);
