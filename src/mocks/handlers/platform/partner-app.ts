import {
  partnerAppApi,
  type PartnerAppInput,
  type PartnerAppQuery,
} from '@/api/platform/partner-app';
import type { PartnerApp } from '@/api/platform/partner-app';
import { Channel, StandardStatus } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { requiredPicture } from '@/mocks/files/pictures';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { P } from '@/policies';

type Body = Received<PartnerAppInput>;
const grant = { grant: P.thirdApp };
const { contains, oneOf } = conditionsOn<PartnerApp>();

const appIdPattern = /^wx[0-9A-Za-z]{16}$/;
const wrongAppId = {
  zh: 'AppID 以 wx 开头，共 18 位字母和数字。',
  en: 'The AppID must start with wx and have 18 letters and digits in total.',
};
const appIdExists = (appId: string) => () =>
  forbidden('PartnerAppExists', {
    zh: `AppID“${appId}”已配置。`,
    en: `The AppID “${appId}” is already configured.`,
  });
const nameExists = (name: string) => () =>
  forbidden('PartnerAppNameExists', {
    zh: `小程序名称“${name}”已存在。`,
    en: `The mini program “${name}” already exists.`,
  });

async function read(body: Body, stored: PartnerApp | null, context: Context) {
  const check = checks();
  const logo = stored && { id: stored.logoId, url: stored.logoUrl };
  const picture = await requiredPicture(check, ['logoId', body.logoId], logo, context);
  const channel = check.code('channel', body.channel, Channel.$values);
  const status = check.code('status', body.status, StandardStatus.$values, false);
  const fields = {
    name: check.text('name', body.name, { required: true, max: 30 }),
    appId: check.text('appId', body.appId, {
      required: true,
      max: 18,
      pattern: appIdPattern,
      wrong: wrongAppId,
    }),
    path: check.optional('path', body.path, { max: 200 }),
    logoId: picture.id,
    logoUrl: picture.url,
    channel: channel ?? Channel.miniProgram,
    status: status ?? stored?.status ?? StandardStatus.enabled,
  };
  check.done();
  const row = { id: stored?.id ?? '', ...fields };
  db.partnerApps.unique('appId', row, appIdExists(fields.appId));
  db.partnerApps.unique('name', row, nameExists(fields.name));
  return fields;
}

const apps = collection<PartnerApp, PartnerAppQuery, Body>({
  table: db.partnerApps,
  conditions: {
    name: contains('name'),
    appId: contains('appId'),
    channel: oneOf('channel', Channel.$values),
    status: oneOf('status', StandardStatus.$values),
  },
  read,
});

export const answers = [
  mock(partnerAppApi.list, {}, async (query, context) => ({
    items: structuredClone(await apps.rows(query, context)),
  })),
  ...crudAnswers(partnerAppApi, grant, { one: apps.one, create: apps.create, update: apps.update }),
];
