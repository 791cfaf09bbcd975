import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '@/i18n';
import { allSubstations, chooseSubstation, useSubstations } from '@/stores/substations';
import { loadManagedSubstations } from '@/stores/managed-substations';

const managed = [
  { id: 0, substationName: '全部分站', substationTypeId: 1 },
  { id: 7, substationName: '临沂分站', substationTypeId: 1 },
];
const server = setupServer(http.get('*', () => HttpResponse.json(managed)));
const stored = () => localStorage.getItem('substation');

beforeAll(async () => {
  server.listen();
  await startI18n();
});
beforeEach(() => localStorage.clear());
afterAll(() => server.close());

test('a choice is stored with id and name', () => {
  chooseSubstation({ id: 7, substationName: '临沂分站' });
  expect(stored()).toBe('{"id":7,"substationName":"临沂分站"}');
});

test('a stored choice that is no longer managed falls back to all, in the store and in storage', async () => {
  chooseSubstation({ id: 99, substationName: '别人的分站' });
  await loadManagedSubstations();
  expect(useSubstations.getState().chosen).toEqual(allSubstations);
  expect(stored()).toBe('{"id":0,"substationName":"全部分站"}');
});

test('one that is managed stays, under its present name', async () => {
  chooseSubstation({ id: '7', substationName: '旧名' });
  await loadManagedSubstations();
  expect(useSubstations.getState().chosen).toEqual({ id: 7, substationName: '临沂分站' });
});

test('the entry for all is ours: one from the server is not doubled', async () => {
  await loadManagedSubstations();
  expect(useSubstations.getState().managed.map(({ id }) => id)).toEqual([7]);
});
