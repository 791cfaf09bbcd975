import { substationApi } from '@/api/substation/substation';
import { mock } from '@/mocks/mock';
import { substations } from '@/mocks/seed/substations';

const all = substations.map(({ id, substationName, substationTypeId }) => ({
  id,
  substationName,
  substationTypeId,
}));

export const substationAnswers = [
  mock(substationApi.options, {}, () => all),
  mock(substationApi.managed, {}, (_query, { user }) =>
    all.filter(({ id }) => user.managedIds.includes(id)),
  ),
];
