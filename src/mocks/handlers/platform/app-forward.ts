import { appForwardApi } from '@/api/platform/app-forward';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { requiredPicture } from '@/mocks/domain/references';
import { checks } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { P } from '@/policies';
import messages from '@/mocks/server/messages.json';

const pathPattern = /^\/[\w-]+(\/[\w-]+)*$/;

const forwards = collection(appForwardApi, {
  table: db.appForwards,
  conditions: (on) => on.contains('pageName', 'pagePath', 'title'),
  async read(body, stored, context) {
    const check = checks(body);
    const path = { required: true, max: 100, pattern: pathPattern, wrong: messages.wrongPath };
    const fields = check.done({
      ...(await requiredPicture(check, 'image', stored, context)),
      pageName: check.text('pageName', { required: true, max: 20 }),
      pagePath: check.text('pagePath', path),
      title: check.text('title', { required: true, max: 30 }),
    });
    const row = { id: stored?.id ?? '', ...fields };
    db.appForwards.unique('pagePath', row, 'AppForwardExists');
    return fields;
  },
});

export const answers = crudAnswers(appForwardApi, P.appForward, forwards);
