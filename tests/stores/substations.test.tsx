import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startI18n } from '@/i18n';
import {
  allSubstations,
  chooseSubstation,
  applyUserSubstation,
  useSubstations,
} from '@/stores/substations';
import { fetchManagedSubstations, setManagedSubstations } from '@/stores/user';

const managed = [
  { id: 0, substationName: '全部分站', substationTypeId: 1 },
  { id: 7, substationName: '临沂分站', substationTypeId: 1 },
];
const server = setupServer(http.get('*', () => HttpResponse.json(managed)));
const loadManagedSubstations = async () => setManagedSubstations(await fetchManagedSubstations());
const stored = () => localStorage.getItem('substation');

beforeAll(async () => {
  server.listen();
  await startI18n();
});
beforeEach(() => {
  localStorage.clear();
  useSubstations.setState({ chosen: allSubstations, former: null, lost: null });
});
afterAll(() => server.close());

test('a choice is stored with id and name', () => {
  chooseSubstation({ id: 7, substationName: '临沂分站' });
  expect(stored()).toBe('{"id":7,"substationName":"临沂分站"}');
});

test('a choice that is no longer managed is replaced by all, in the store and in storage', async () => {
  chooseSubstation({ id: 99, substationName: '别人的分站' });
  await loadManagedSubstations();
  expect(useSubstations.getState().chosen).toEqual(allSubstations);
  expect(stored()).toBe('{"id":0,"substationName":"全部分站"}');
});

test('a managed choice is kept with its current name', async () => {
  chooseSubstation({ id: '7', substationName: '旧名' });
  await loadManagedSubstations();
  expect(useSubstations.getState().chosen).toEqual({ id: 7, substationName: '临沂分站' });
});

test('the entry for all is not duplicated when the server sends it too', async () => {
  await loadManagedSubstations();
  expect(useSubstations.getState().managed.map(({ id }) => id)).toEqual([7]);
});

describe('the choice of a user', () => {
  const linyi = { id: 7, substationName: '临沂分站' };
  const foreign = { id: 99, substationName: '别人的分站' };
  const state = () => useSubstations.getState();

  test('is kept after the session, for the same user only', async () => {
    applyUserSubstation('one');
    chooseSubstation(linyi);
    applyUserSubstation('one');
    expect(state().chosen).toEqual(linyi);
    applyUserSubstation('other');
    expect(state().chosen).toEqual(allSubstations);
    await loadManagedSubstations();
    expect(state().lost).toBeNull();
    applyUserSubstation('one');
    expect(state().chosen).toEqual(linyi);
    expect(stored()).toBe('{"id":7,"substationName":"临沂分站"}');
  });

  test('is replaced by all and reported once when it is no longer managed', async () => {
    applyUserSubstation('one');
    chooseSubstation(foreign);
    await loadManagedSubstations();
    expect(state()).toMatchObject({ chosen: allSubstations, lost: foreign });
    await loadManagedSubstations();
    expect(state().lost).toBeNull();
  });

  test('is reported to the next user, who does not manage it', async () => {
    applyUserSubstation('one');
    chooseSubstation(foreign);
    applyUserSubstation('other');
    await loadManagedSubstations();
    expect(state()).toMatchObject({ chosen: allSubstations, lost: foreign });
  });

  test.each(['', '{', '[]', '{"owner":1,"choices":{}}', '{"owner":"one","choices":{"one":1}}'])(
    'is ignored when it is stored as %j',
    (text) => {
      localStorage.setItem('substationsByUser', text);
      applyUserSubstation('one');
      expect(state().chosen).toEqual(allSubstations);
    },
  );
});
