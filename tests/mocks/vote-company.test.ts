import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vote } from '@/api/company/vote';
import type { VoteCompany } from '@/api/company/vote-company';
import type { Items } from '@/api/types';
import { CompanyStatus, VoteCompanyStatus, VoteStatus } from '@/enums';
import { db, reseed } from '@/mocks/db';
import { allRows, setClock } from './market-tools';
import { read, refused, send, signIn } from './server';
import { uploadedPicture } from './uploaded';
import {
  allDetails,
  candidates,
  companyPath,
  detailPath,
  detailsOf,
  first,
  path,
  startAtNoon,
  visitPath,
  voteOf,
} from './votes';

const { normal, paused, cancelled } = VoteCompanyStatus;
let token = '';

beforeEach(async () => {
  token = await startAtNoon();
});
afterAll(() => vi.useRealTimers());

const setStatus = (body: object) => [`PUT ${companyPath}/status`, { token, body }] as const;

describe('votes, companies and details', () => {
  test('add up, everywhere and at any time', async () => {
    for (const hours of [12, 20]) {
      setClock(hours);
      token = await signIn('operator');
      const votes = await allRows<Vote>(path, token);
      const companies = await allRows<VoteCompany>(companyPath, token);
      const details = await allDetails();
      expect(details.length).toBeGreaterThan(10_000);
      const counts = new Map<unknown, number>();
      for (const id of details.flatMap((one) => [one.voteId, one.voteCompanyId]))
        counts.set(id, (counts.get(id) ?? 0) + 1);
      const wrongVotes = votes.filter(
        ({ id, votes: given, companyCount }) =>
          given !== (counts.get(id) ?? 0) ||
          companyCount !== companies.filter(({ voteId }) => voteId === id).length,
      );
      const wrongCompanies = companies.filter(
        ({ id, votes: given }) => given !== (counts.get(id) ?? 0),
      );
      expect([...wrongVotes, ...wrongCompanies]).toEqual([]);
    }
  });

  test('keep the rules: within the period, and no more a day than allowed', async () => {
    const votes = new Map((await allRows<Vote>(path, token)).map((vote) => [vote.id, vote]));
    const days = new Map<string, number>();
    const broken = (await allDetails()).filter(({ voteId, userId, votingTime }) => {
      const vote = votes.get(voteId);
      const key = `${voteId} ${userId} ${votingTime.slice(0, 10)}`;
      const ofDay = (days.get(key) ?? 0) + 1;
      days.set(key, ofDay);
      return (
        !vote || votingTime < vote.startTime || votingTime > vote.endTime || ofDay > vote.dailyVotes
      );
    });
    expect(broken).toEqual([]);
  });
});

describe('the companies of a vote', () => {
  test('come by votes, with their places; equal votes share one, the cancelled have none', async () => {
    for (const vote of await allRows<Vote>(path, token)) {
      const rows = await candidates(token, vote);
      const given = rows.map(({ votes }) => votes);
      expect(given).toEqual(given.toSorted((a, b) => b - a));
      const running = rows.filter(({ status }) => status !== cancelled);
      for (const row of rows) {
        const better = running.filter(({ votes }) => votes > row.votes);
        expect(row.rank).toBe(row.status === cancelled ? null : better.length + 1);
      }
      expect(new Set(rows.map(({ companyId }) => companyId)).size).toBe(rows.length);
    }
  });

  test('change their order as the votes come in', async () => {
    const vote = await voteOf(token, VoteStatus.inProgress);
    const before = (await candidates(token, vote)).map(({ id }) => id);
    setClock(60);
    token = await signIn('operator');
    const after = await candidates(token, vote);
    expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before));
    expect(after.map(({ id }) => id)).not.toEqual(before);
  });
});

describe('the status of a company in a vote', () => {
  test('changes to one of the other two; cancelled, it leaves the ranking', async () => {
    const rows = await candidates(token, await voteOf(token, VoteStatus.inProgress));
    const best = rows.find(({ rank, status }) => rank === 1 && status === normal);
    const next = rows.find(({ rank }) => rank === 2);
    expect(best && next).toBeDefined();
    const out = await read<VoteCompany>(...setStatus({ id: best?.id, status: cancelled }));
    expect(out).toMatchObject({ status: cancelled, rank: null, votes: best?.votes });
    const now = await allRows<VoteCompany>(companyPath, token, `voteId=${out.voteId}`);
    expect(now.find(({ id }) => id === next?.id)?.rank).toBe(1);
    const back = await read<VoteCompany>(...setStatus({ ...out, status: normal }));
    expect(back).toMatchObject({ status: normal, rank: 1 });
    expect(await refused(...setStatus({ ...out, status: paused }))).toMatchObject({ status: 409 });
  });

  test('paused, gains no more votes until it is back', async () => {
    const vote = await voteOf(token, VoteStatus.inProgress);
    const row = first((await candidates(token, vote)).filter(({ status }) => status === normal));
    const votesAt = async (hours: number) => {
      setClock(hours);
      token = await signIn('operator');
      return (await candidates(token, vote)).find(({ id }) => id === row.id)?.votes ?? 0;
    };
    await read(...setStatus({ id: row.id, status: paused }));
    expect(await votesAt(36)).toBe(row.votes);
    await read(...setStatus({ id: row.id, status: normal }));
    const gained = (await votesAt(84)) - row.votes;
    expect(gained).toBeGreaterThan(0);
    reseed();
    expect(await votesAt(84)).toBeGreaterThan(row.votes + gained);
  });

  test('is refused when it is the same, unknown, or of nobody', async () => {
    const row = first(await candidates(token, await voteOf(token, VoteStatus.inProgress)));
    expect(await refused(...setStatus({ id: row.id, status: row.status }))).toMatchObject({
      status: 403,
      code: 'Console:VoteCompanyStatusSame',
    });
    expect(await refused(...setStatus({ id: row.id, status: 3 }))).toMatchObject({
      status: 400,
      members: ['status'],
    });
    expect((await send(...setStatus({ id: '1', status: 1 }))).status).toBe(404);
  });
});

describe('adding companies to a vote', () => {
  const add = (body: object) => [`POST ${companyPath}/company`, { token, body }] as const;
  /** Companies of a sub-station that do not stand in the vote. */
  async function others(vote: Vote, substationId = vote.substationId) {
    const standing = new Set((await candidates(token, vote)).map(({ companyId }) => companyId));
    const companies = (await db.companies.open()).all();
    return companies.filter(
      (company) => company.substationId === substationId && !standing.has(company.id),
    );
  }

  test('lists them last, without votes, and counts them', async () => {
    const vote = await voteOf(token, VoteStatus.inProgress);
    const joining = (await others(vote)).filter(({ status }) => status === CompanyStatus.enabled);
    const companyIds = joining.slice(0, 2).map(({ id }) => id);
    const { items } = await read<Items<VoteCompany>>(...add({ voteId: vote.id, companyIds }));
    expect(items.map(({ companyId }) => companyId)).toEqual(companyIds);
    expect(items[0]).toMatchObject({ votes: 0, status: normal, imageUrl: null });
    const now = await read<Vote>(`GET ${path}/${vote.id}`, { token });
    expect(now.companyCount).toBe(vote.companyCount + 2);
    expect((await candidates(token, vote)).slice(-2).map(({ votes }) => votes)).toEqual([0, 0]);
    expect(await refused(...add({ voteId: vote.id, companyIds }))).toMatchObject({
      status: 403,
      code: 'Console:VoteCompanyExists',
    });
  });

  test('takes all of them or none', async () => {
    const vote = await voteOf(token, VoteStatus.inProgress);
    const free = await others(vote);
    const enabled = first(free.filter(({ status }) => status === CompanyStatus.enabled));
    const draft = first(free.filter(({ status }) => status === CompanyStatus.draft));
    const elsewhere = first(await others(vote, 2));
    const tries: [code: string, id: unknown][] = [
      ['Console:CompanyNotEnabled', draft.id],
      ['Console:CompanyOfOtherSubstation', elsewhere.id],
    ];
    for (const [code, id] of tries) {
      const body = { voteId: vote.id, companyIds: [enabled.id, id] };
      expect(await refused(...add(body))).toMatchObject({ status: 403, code });
    }
    expect(await candidates(token, vote)).toHaveLength(vote.companyCount);
  });

  test('is refused for a vote that has ended, for nobody, and for strangers', async () => {
    const vote = await voteOf(token, VoteStatus.ended);
    const company = first(await others(vote));
    const late = add({ voteId: vote.id, companyIds: [company.id] });
    expect(await refused(...late)).toMatchObject({ status: 403, code: 'Console:VoteEnded' });
    for (const companyIds of [[], ['1'], undefined]) {
      expect(await refused(...add({ voteId: vote.id, companyIds }))).toMatchObject({
        status: 400,
        members: ['companyIds'],
      });
    }
    expect((await send(...add({ voteId: '1', companyIds: [company.id] }))).status).toBe(404);
  });
});

test('the picture of a company in a vote can be replaced and taken away', async () => {
  const row = first(await candidates(token, await voteOf(token, VoteStatus.inProgress)));
  const put = (body: object) => [`PUT ${companyPath}/image`, { token, body }] as const;
  const imageId = await uploadedPicture();
  const changed = await read<VoteCompany>(...put({ id: row.id, imageId }));
  expect(changed).toMatchObject({ imageId, votes: row.votes, rank: row.rank });
  expect(changed.imageUrl).toMatch(/\/static\/uploads\//);
  expect(await read(...put({ id: row.id, imageId: null }))).toMatchObject({ imageUrl: null });
  for (const wrong of [{ id: row.id }, { id: row.id, imageId: 'nothing' }]) {
    expect(await refused(...put(wrong))).toMatchObject({ status: 400, members: ['imageId'] });
  }
  const stale = { id: row.id, imageId, concurrencyStamp: row.concurrencyStamp };
  expect(await refused(...put(stale))).toMatchObject({ status: 409 });
});

describe('the scope of everything in a vote', () => {
  test('is that of the vote', async () => {
    const foreign = await allRows<Vote>(path, token);
    const vote = first(foreign.filter((one) => Number(one.substationId) > 3 && one.votes > 0));
    const company = first(await candidates(token, vote));
    const detail = first(await detailsOf(token, `voteId=${vote.id}`));
    const manager = await signIn('manager');
    const empty = [
      `${companyPath}?voteId=${vote.id}`,
      `${detailPath}?voteId=${vote.id}`,
      `${detailPath}/voting-user?voteId=${vote.id}`,
    ];
    for (const line of empty) {
      expect(await read(`GET ${line}`, { token: manager })).toEqual({ items: [], totalCount: 0 });
    }
    const calls: [string, object?][] = [
      [`GET ${visitPath}?voteId=${vote.id}`],
      [`DELETE ${detailPath}/${detail.id}`],
      [`PUT ${companyPath}/status`, { id: company.id, status: 1 }],
      [`PUT ${companyPath}/image`, { id: company.id, imageId: null }],
      [`POST ${companyPath}/company`, { voteId: vote.id, companyIds: [company.companyId] }],
    ];
    for (const [line, body] of calls) {
      expect([line, (await send(line, { token: manager, body })).status]).toEqual([line, 404]);
    }
  });
});
