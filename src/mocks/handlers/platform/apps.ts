import { partnerAppApi } from '@/api/platform/partner-app';
import { Channel, StandardStatus } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { requiredPicture } from '@/mocks/domain/references';
import { crudAnswers, mock } from '@/mocks/server/mock';
import { P } from '@/policies';
import { appForwardApi } from '@/api/platform/app-forward';

const appIdPattern = /^wx[0-9A-Za-z]{16}$/;

const apps = collection(partnerAppApi, {
  table: db.partnerApps,
  conditions: (on) => ({
    ...on.contains('name', 'appId'),
    ...on.code(Channel.$values, 'channel'),
    ...on.code(StandardStatus.$values, 'status'),
  }),
  async read(check, stored, context) {
    const status = check.code('status', StandardStatus.$values, false);
    const appId = { required: true, max: 18, pattern: appIdPattern, wrong: 'wrongAppId' } as const;
    const fields = check.done({
      ...(await requiredPicture(check, 'logo', stored, context)),
      name: check.text('name', { required: true, max: 30 }),
      appId: check.text('appId', appId),
      path: check.optional('path', { max: 200 }),
      channel: check.code('channel', Channel.$values),
      status: status ?? stored?.status ?? StandardStatus.enabled,
    });
    db.partnerApps.unique('appId', fields, 'PartnerAppExists', stored);
    db.partnerApps.unique('name', fields, 'PartnerAppNameExists', stored);
    return fields;
  },
});

const pathPattern = /^\/[\w-]+(\/[\w-]+)*$/;

const forwards = collection(appForwardApi, {
  table: db.appForwards,
  conditions: (on) => on.contains('pageName', 'pagePath', 'title'),
  async read(check, stored, context) {
    const path = { required: true, max: 100, pattern: pathPattern, wrong: 'wrongPath' } as const;
    const fields = check.done({
      ...(await requiredPicture(check, 'image', stored, context)),
      pageName: check.text('pageName', { required: true, max: 20 }),
      pagePath: check.text('pagePath', path),
      title: check.text('title', { required: true, max: 30 }),
    });
    db.appForwards.unique('pagePath', fields, 'AppForwardExists', stored);
    return fields;
  },
});

export const answers = [
  mock(partnerAppApi.list, {}, async (query, context) => ({
    items: structuredClone(await apps.rows(query, context)),
  })),
  ...crudAnswers(partnerAppApi, P.thirdApp, {
    one: apps.one,
    create: apps.create,
    update: apps.update,
  }),
  ...crudAnswers(appForwardApi, P.appForward, forwards),
];
