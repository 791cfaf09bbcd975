import { substationTypeApi } from '@/api/substation/substation';
import { mock } from '@/mocks/server/mock';
import { substationTypes } from '@/mocks/seed/substation/substations';

export const answers = [mock(substationTypeApi.list, {}, () => ({ items: substationTypes }))];
