import { substationTypeApi } from '@/api/substation/substation-type';
import { mock } from '@/mocks/mock';
import { substationTypes } from '@/mocks/seed/substations';

export const substationTypeAnswers = [
  mock(substationTypeApi.list, {}, () => ({ items: substationTypes })),
];
