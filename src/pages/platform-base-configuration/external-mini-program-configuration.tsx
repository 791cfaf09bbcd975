import { partnerAppApi, type PartnerAppQuery } from '@/api/platform/partner-app';
import type { PageQuery } from '@/api/types';
import { crudPage } from '@/crud/crud-page';
import { statusActions } from '@/crud/rows/status-actions';
import { asPagedList } from '@/elements/query/wrap-endpoint';
import { Channel, StandardStatus } from '@/enums';
import { patterns } from '@/lib/patterns';
import { P } from '@/policies';
import type { Rule } from '@/schema/field';

const name = 'platform-base-configuration.partnerApp';

interface PagedQuery extends PartnerAppQuery, PageQuery {
  sort?: string;
}

const appId: Rule = (value) =>
  typeof value === 'string' && value && !patterns.appId.test(value) ? 'appId' : null;
/** A link contains the path after the app id and a slash. */
const noSlash: Rule = (value) =>
  typeof value === 'string' && value.startsWith('/') ? 'noSlash' : null;

/** The server returns all of them at once, so the paging happens here. */
const list = asPagedList(
  partnerAppApi.list,
  ({ page: _page, limit: _limit, ...conditions }: PagedQuery) => conditions,
);

/** External mini programs that adverts and icons open. No call deletes one, because links may refer to it. */
export default crudPage({
  name,
  policy: P.thirdApp,
  api: {
    ...partnerAppApi,
    list,
  },
  columns: [
    { key: 'name', picture: 'logoUrl', sortable: true, width: 216 },
    { key: 'status', type: 'code', enum: StandardStatus, card: 'detail' },
    { key: 'appId', copyable: true, width: 208, card: 'detail' },
    { key: 'path', width: 240 },
    { key: 'channel', type: 'code', enum: Channel },
    { key: 'creationTime', type: 'dateTime', sortable: true },
  ],
  filters: [
    { key: 'name' },
    { key: 'appId' },
    { key: 'channel', type: 'code', enum: Channel },
    { key: 'status', type: 'code', control: 'radio', enum: StandardStatus },
  ],
  form: [
    { key: 'name', required: true, maxLength: 30 },
    {
      key: 'appId',
      required: true,
      maxLength: 18,
      strip: ['spaces'],
      rules: [appId],
      hint: `${name}.appIdHint`,
    },
    { key: 'path', maxLength: 200, rules: [noSlash], hint: `${name}.pathHint` },
    { key: 'logoId', type: 'image', aspect: 1, required: true },
    { key: 'channel', type: 'code', enum: Channel, required: true },
    { key: 'status', type: 'code', control: 'radio', enum: StandardStatus },
  ],
  defaults: { channel: Channel.miniProgram, status: StandardStatus.enabled },
  toolbar: ['new', 'exportTable'],
  rowActions: ['edit', ...statusActions],
});
