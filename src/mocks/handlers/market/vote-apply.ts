import { voteApplyApi, type VoteApply, type VoteApplyQuery } from '@/api/company/vote-apply';
import { readOnly } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { consultCalls, consultConditions } from '@/mocks/domain/consults';
import { db } from '@/mocks/db/db';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation } from '@/mocks/server/scope';
import { P } from '@/policies';

const grant = { grant: P.voteApply };
const { contains, oneOf } = conditionsOn<VoteApply>();

const { list } = readOnly<VoteApply, VoteApplyQuery>({
  table: db.voteApplies,
  scope: ofSubstation,
  conditions: {
    ...consultConditions,
    voteId: oneOf('voteId'),
    voteTitle: contains('voteTitle'),
  },
});

const { connect, history } = consultCalls({
  table: db.voteApplies,
  calls: db.voteConnects,
  about: ({ applyId }) => applyId,
  toCall: (record, applyId) => ({ ...record, applyId }),
  show: async () => (apply: VoteApply) => apply,
});

export const answers = crudAnswers(voteApplyApi, grant, { list, connect, history });
