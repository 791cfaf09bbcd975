import { partnerApp, partnerAppApi } from '@/api/platform/partner-app';
import type { QueryOf } from '@/api/record';
import { crudPage } from '@/crud/crud-page';
import { statusActions } from '@/crud/rows/status-actions';
import { asPagedList } from '@/elements/query/wrap-endpoint';
import { Channel } from '@/enums';
import { patterns } from '@/lib/patterns';
import { P } from '@/policies';
import type { Rule } from '@/schema/field';

const name = 'platform-base-configuration.partnerApp';

const appId: Rule = (value) =>
  typeof value === 'string' && value && !patterns.appId.test(value) ? 'appId' : null;
/** A link contains the path after the app id and a slash. */
const noSlash: Rule = (value) =>
  typeof value === 'string' && value.startsWith('/') ? 'noSlash' : null;

/** The server returns all of them at once, so the paging happens here. */
const list = asPagedList(
  partnerAppApi.list,
  ({ page: _page, limit: _limit, ...conditions }: QueryOf<typeof partnerApp>) => conditions,
);

/** External mini programs that adverts and icons open. No call deletes one, because links may refer to it. */
export default crudPage({
  name,
  policy: P.thirdApp,
  record: partnerApp,
  api: { ...partnerAppApi, list },
  columns: [
    { key: 'name', picture: 'logoUrl', sortable: true, width: 216 },
    'status',
    { key: 'appId', copyable: true, width: 208 },
    { key: 'path', width: 240 },
    'channel',
    { key: 'creationTime', sortable: true },
  ],
  card: { details: ['appId'] },
  filters: ['name', 'appId', 'channel', { key: 'status', control: 'radio' }],
  form: [
    'name',
    { key: 'appId', strip: ['spaces'], rules: [appId], hint: `${name}.appIdHint` },
    { key: 'path', rules: [noSlash], hint: `${name}.pathHint` },
    'logo',
    'channel',
    { key: 'status', control: 'radio' },
  ],
  defaults: { channel: Channel.miniProgram },
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', ...statusActions],
});
