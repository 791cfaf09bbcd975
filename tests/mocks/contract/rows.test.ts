import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import type { Endpoint } from '@/api/endpoint';
import { partnerAppApi } from '@/api/platform/partner-app';
import { substationApi } from '@/api/substation/substation';
import type { Id, Page } from '@/api/types';
import { db } from '@/mocks/db/db';
import { regions } from '@/mocks/seed/regions';
import { sendCall, nameOf, ownCompany, rowsOf, start, stop, bodyOf } from '../backend';
import { calls } from './calls';
import type { AnyRow } from './list';
import { lists } from './lists';
import { restoreTo, snapshot } from './snapshot';

beforeAll(start);
afterAll(stop);

let before: ReturnType<typeof snapshot> = [];
afterEach(() => restoreTo(before));

type Rows = Endpoint<never, Page<AnyRow>>;
/** The lists whose rows can be saved, with the call that saves them. */
const saving = [...lists.map(({ call }) => call), partnerAppApi.list].flatMap((call) => {
  const name = nameOf(call as Rows);
  const update = calls.find((one) => nameOf(one.call) === name.replace(/list$/, 'update'))?.call;
  return update ? [{ name, list: call as Rows, update }] : [];
});
/** Fields that the server sets when a row is saved. */
const written = ['concurrencyStamp', 'operator', 'updateTime', 'updatedTime', 'conflicts'];

test.each(saving)('$name: saves rows of the seed unchanged', async ({ list, update }) => {
  before = snapshot();
  const { items } = await bodyOf(list, { limit: 40 });
  expect(items.length).toBeGreaterThan(2);
  // An area with a conflict cannot be saved.
  for (const row of items.filter(({ conflictCount }) => !conflictCount)) {
    const { body } = await sendCall(update, row);
    const saved = Object.entries(Object(body)).filter(([key]) => !written.includes(key));
    expect(saved.length).toBeGreaterThan(2);
    expect(row).toMatchObject(Object.fromEntries(saved));
  }
});

test('the rows of all lists have the current names of their companies, sub-stations and regions', async () => {
  before = snapshot();
  const known = await regions();
  const [companies, substations] = [await db.companies.open(), await db.substations.open()];
  const region = (id: Id) => known.get(Number(id))?.fullName;
  const nameFor: [kind: string, nameOf: (id: Id) => string | undefined][] = [
    ['substation', (id) => substations.find(id)?.substationName],
    ['company', (id) => companies.find(id)?.companyName],
    ...['region', 'fromRegion', 'toRegion', 'startRegion'].map((kind): [string, typeof region] => [
      kind,
      region,
    ]),
  ];
  /** The lists with a wrong name; at least ten thousand names must have been compared. */
  async function wrongNames() {
    const wrong: string[] = [];
    let count = 0;
    for (const { call, narrow } of lists) {
      const rows = await rowsOf(call as Rows, await narrow());
      for (const [kind, of] of nameFor) {
        for (const row of rows) {
          const id = row[`${kind}Id`] as Id | null | undefined;
          const ids = row[`${kind}Ids`] as Id[] | undefined;
          const [name, names] = [row[`${kind}Name`], row[`${kind}Names`]];
          if (id && name !== undefined && name !== of(id)) wrong.push(nameOf(call));
          if (ids && names && JSON.stringify(names) !== JSON.stringify(ids.map(of)))
            wrong.push(nameOf(call));
          if ((id && name) || (ids && names)) count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(10_000);
    return [...new Set(wrong)];
  }
  expect(await wrongNames()).toEqual([]);
  const company = await bodyOf(companyApi.one, { id: ownCompany });
  await bodyOf(companyApi.update, { ...company, companyName: '改名后的物流有限公司' });
  const substation = await bodyOf(substationApi.one, { id: 1 });
  await bodyOf(substationApi.update, { ...substation, substationName: '临沂总站' });
  expect(await wrongNames()).toEqual([]);
});
