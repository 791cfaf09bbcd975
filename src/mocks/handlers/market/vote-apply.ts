import { voteApplyApi, type VoteApply, type VoteApplyQuery } from '@/api/company/vote-apply';
import type { ConnectInput } from '@/api/platform/platform-consult';
import type { ById } from '@/api/types';
import { ConnectType } from '@/enums';
import { checks, sameId } from '@/mocks/checks';
import { wallText } from '@/mocks/clock';
import { readOnly } from '@/mocks/collection';
import { conditionsOn } from '@/mocks/conditions';
import { db } from '@/mocks/db';
import { mock, type Context, type Received } from '@/mocks/mock';
import { ofSubstation } from '@/mocks/scope';
import { P } from '@/policies';

const grant = { grant: P.voteApply };
const { contains, oneOf, since, until, inRegion } = conditionsOn<VoteApply>();

const applies = readOnly<VoteApply, VoteApplyQuery>({
  table: db.voteApplies,
  scope: ofSubstation,
  conditions: {
    applicant: contains('applicant'),
    mobile: contains('mobile'),
    companyName: contains('companyName'),
    substationId: oneOf('substationId'),
    regionId: inRegion('regionId'),
    connectType: oneOf('connectType', ConnectType.$values),
    creationTimeBegin: since('creationTime'),
    creationTimeEnd: until('creationTime'),
    voteId: oneOf('voteId'),
    voteTitle: contains('voteTitle'),
  },
});

async function connect(body: Received<ConnectInput>, context: Context): Promise<VoteApply> {
  const stored = await applies.own(body.id, context);
  const check = checks();
  const connectType = check.code('connectType', body.connectType, ConnectType.$values);
  const remark = check.optional('remark', body.remark, { max: 200 });
  check.done();
  const call = {
    connectType: connectType ?? ConnectType.noFeedback,
    remark,
    handler: context.user.name,
  };
  const now = wallText();
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  const saved = db.voteApplies.save({ ...stored, ...call, connectTime: now, concurrencyStamp });
  const connects = await db.voteConnects.open();
  connects.save({ id: connects.newId(), applyId: saved.id, ...call, creationTime: now });
  return saved;
}

async function history({ id }: ById, context: Context) {
  const apply = await applies.own(id, context);
  const newest = { sort: 'creationTime descending,id descending' };
  const calls = (await db.voteConnects.open()).sorted(newest, ({ applyId }) =>
    sameId(applyId, apply.id),
  );
  return { items: calls.map(({ applyId: _own, ...call }) => call) };
}

export const voteApplyAnswers = [
  mock(voteApplyApi.list, grant, applies.list),
  mock(voteApplyApi.connect, grant, connect),
  mock(voteApplyApi.history, grant, history),
];
