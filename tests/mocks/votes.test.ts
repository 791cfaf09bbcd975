import { describe, expect, test } from 'vitest';
import { voteApi, type Vote } from '@/api/company/vote';
import { voteCompanyApi } from '@/api/company/vote-company';
import { votingDetailApi, votingVisitDetailApi } from '@/api/company/voting-detail';
import type { Id } from '@/api/types';
import { CompanyStatus, VoteCompanyStatus, VoteStatus } from '@/enums';
import { groupBy } from '@/lib/sets';
import { db, reseed } from '@/mocks/db/db';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import {
  sendCall,
  first,
  reseedEachTest,
  statusOf,
  rowOf,
  rowsOf,
  seededRows,
  setClock,
  bodyOf,
} from './backend';
import { uploadedPicture } from './uploaded';

reseedEachTest(12);

const { list, create, update, remove } = voteApi;
const { notStarted, inProgress, ended } = VoteStatus;
const { normal, paused, cancelled } = VoteCompanyStatus;
const inDays = (days: number) => wallText(seedDay + days * dayMs);
const { rows: votes } = seededRows(list);
const some = (status: VoteStatus) =>
  first(votes.filter((one) => one.status === status && one.substationId === 1));
const one = (id: Id) => bodyOf(voteApi.one, { id });
const candidates = ({ id }: { id: Id }) => rowsOf(voteCompanyApi.list, { voteId: id });
const input = async () => ({
  title: '2027年临沂十佳物流专线评选',
  substationId: 1,
  imageId: await uploadedPicture(),
  startTime: inDays(2),
  endTime: inDays(20),
  dailyVotes: 3,
});

describe('the votes', () => {
  test('have votes, visits and companies that match their status', () => {
    expect(new Set(votes.map(({ status }) => status)).size).toBe(3);
    const wrong = votes.filter(({ status, votes: given, visits, companyCount }) =>
      status === notStarted ? given + visits > 0 : given < 1 || visits < given || companyCount < 2,
    );
    expect(wrong).toEqual([]);
  });

  test('start and end as time passes, in row and filter', async () => {
    const [coming, running] = [some(notStarted), some(inProgress)];
    const last = [coming.startTime, running.endTime].toSorted()[1];
    setClock((Date.parse(`${last}Z`) - seedDay) / 3_600_000 + 0.01);
    expect((await one(coming.id)).status).not.toBe(notStarted);
    const { concurrencyStamp } = running;
    expect(await one(running.id)).toMatchObject({ status: ended, concurrencyStamp });
    const over = await rowsOf(list, { status: ended });
    expect(over.some(({ id }) => id === running.id)).toBe(true);
    expect(over.every(({ endTime }) => endTime <= wallText())).toBe(true);
  });

  test('gain votes and visits while they run, and no votes afterwards', async () => {
    const sum = (rows: Vote[], status: VoteStatus, key: 'votes' | 'visits') =>
      rows.filter((row) => row.status === status).reduce((total, row) => total + row[key], 0);
    setClock(13);
    const later = await rowsOf(list);
    expect(sum(later, inProgress, 'votes')).toBeGreaterThan(sum(votes, inProgress, 'votes'));
    expect(sum(later, inProgress, 'visits')).toBeGreaterThan(sum(votes, inProgress, 'visits'));
    expect(sum(later, ended, 'votes')).toBe(sum(votes, ended, 'votes'));
  });

  test.each([12, 20])(
    'match the counts of their companies and details at %i o’clock',
    async (hours) => {
      setClock(hours);
      const rows = await rowsOf(list);
      const companies = await rowsOf(voteCompanyApi.list);
      const all = (await db.votingDetails.open()).all();
      expect(all.length).toBeGreaterThan(10_000);
      const ofVote = groupBy(all, ({ voteId }) => voteId);
      const ofCompany = groupBy(all, ({ voteCompanyId }) => voteCompanyId);
      const standing = groupBy(companies, ({ voteId }) => voteId);
      const countIn = (groups: Map<unknown, unknown[]>, id: unknown) => groups.get(id)?.length ?? 0;
      const wrong = [
        ...rows.filter(
          (row) =>
            row.votes !== countIn(ofVote, row.id) || row.companyCount !== countIn(standing, row.id),
        ),
        ...companies.filter((row) => row.votes !== countIn(ofCompany, row.id)),
      ];
      expect(wrong).toEqual([]);
    },
  );

  test('have details within their period, at most the daily number for each user', async () => {
    const known = new Map(votes.map((vote) => [vote.id, vote]));
    const days = new Map<string, number>();
    const broken = (await db.votingDetails.open()).all().filter((detail) => {
      const { voteId, userId, votingTime } = detail;
      const vote = known.get(voteId);
      const key = `${voteId} ${userId} ${votingTime.slice(0, 10)}`;
      const ofDay = (days.get(key) ?? 0) + 1;
      days.set(key, ofDay);
      const isLate = !vote || votingTime < vote.startTime || votingTime > vote.endTime;
      return isLate || ofDay > vote.dailyVotes;
    });
    expect(broken).toEqual([]);
  });
});

describe('a vote', () => {
  test('has no votes when created, runs at once if it starts today, and is stored without scripts', async () => {
    const rules = '<p onclick="steal()">规则</p><script>steal()</script>';
    const body = { ...(await input()), rules };
    const none = { votes: 0, visits: 0, companyCount: 0, substationName: '临沂分站' };
    const made = await bodyOf(create, body);
    expect(made).toMatchObject({
      ...body,
      rules: '<p>规则</p>',
      status: notStarted,
      ...none,
      imageUrl: expect.stringMatching(/\/static\/uploads\//),
    });
    const running = await bodyOf(create, { ...body, rules: null, startTime: inDays(0) });
    expect([running.status, running.rules]).toEqual([inProgress, null]);
    await bodyOf(remove, running);
    for (const [member, change] of [
      ['imageId', { imageId: null }],
      ['endTime', { endTime: inDays(2) }],
      ['endTime', { startTime: inDays(-9), endTime: inDays(-2) }],
    ] as const)
      expect(await statusOf(create, { ...body, ...change })).toBe(`400 ${member}`);
  });

  test('accepts the cover of another vote, and a new one', async () => {
    const [{ imageId, imageUrl }, vote] = [some(ended), some(notStarted)];
    expect((await bodyOf(create, { ...(await input()), imageId })).imageUrl).toBe(imageUrl);
    const other = bodyOf(update, { ...vote, imageId: await uploadedPicture() });
    expect((await other).imageUrl).not.toBe(vote.imageUrl);
  });

  test('keeps its start once it runs, its end once it is over, and its sub-station', async () => {
    const [coming, running, over] = [some(notStarted), some(inProgress), some(ended)];
    const period = { startTime: inDays(-1), endTime: inDays(9) };
    const elsewhere = { ...coming, substationId: 2 };
    expect(await statusOf(update, elsewhere)).toBe('403 Console:VoteSubstationFixed');
    expect((await bodyOf(update, { ...coming, ...period })).status).toBe(inProgress);
    const moved = { ...running, startTime: inDays(-1) };
    expect(await statusOf(update, moved)).toBe('403 Console:VoteStartFixed');
    expect(await statusOf(update, { ...running, endTime: inDays(0) })).toBe('400 endTime');
    const longer = { endTime: inDays(40), votes: running.votes };
    expect(await bodyOf(update, { ...running, ...longer })).toMatchObject(longer);
    expect(await statusOf(update, { ...over, endTime: inDays(9) })).toBe(
      '403 Console:VoteEndFixed',
    );
  });

  test('is deleted with its companies, and only without votes', async () => {
    const { id } = some(notStarted);
    await bodyOf(remove, { id });
    expect(await candidates({ id })).toEqual([]);
    for (const vote of [some(inProgress), some(ended)])
      expect(await sendCall(remove, vote)).toMatchObject({
        status: 403,
        code: 'Console:VoteHasVotes',
        message: `投票“${vote.title}”已有 ${vote.votes} 票，不能删除。`,
      });
  });
});

describe('the companies of a vote', () => {
  const { setStatus, setImage, add } = voteCompanyApi;

  test('are sorted by votes: equal votes share a place, cancelled ones have none', async () => {
    for (const vote of votes) {
      const rows = await candidates(vote);
      const running = rows.filter(({ status }) => status !== cancelled);
      const placeOf = (row: (typeof rows)[number]) =>
        row.status === cancelled ? null : running.filter((it) => it.votes > row.votes).length + 1;
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map(placeOf));
      expect(new Set(rows.map(({ companyId }) => companyId)).size).toBe(rows.length);
    }
  });

  test('change their order as votes come in', async () => {
    const ids = async () => (await candidates(some(inProgress))).map(({ id }) => id);
    const before = await ids();
    setClock(60);
    const after = await ids();
    expect(after).not.toEqual(before);
    expect(new Set(after)).toEqual(new Set(before));
  });

  test('leave the ranking when they are cancelled, and return to it', async () => {
    const rows = await candidates(some(inProgress));
    const best = first(rows.filter(({ rank, status }) => rank === 1 && status === normal));
    const next = first(rows.filter(({ rank }) => rank === 2));
    const { id, votes: given, status } = best;
    expect(await statusOf(setStatus, { id, status })).toBe('403 Console:VoteCompanyStatusSame');
    const out = await bodyOf(setStatus, { id, status: cancelled });
    expect(out).toMatchObject({ status: cancelled, rank: null, votes: given });
    const now = await candidates(some(inProgress));
    expect(now.find((row) => row.id === next.id)?.rank).toBe(1);
    expect((await bodyOf(setStatus, { ...out, status: normal })).rank).toBe(1);
  });

  test('gain no votes while they are paused', async () => {
    const row = first((await candidates(some(inProgress))).filter((it) => it.status === normal));
    const votesAt = async (hours: number) => {
      setClock(hours);
      return (await candidates(some(inProgress))).find(({ id }) => id === row.id)?.votes ?? 0;
    };
    await bodyOf(setStatus, { id: row.id, status: paused });
    expect(await votesAt(36)).toBe(row.votes);
    await bodyOf(setStatus, { id: row.id, status: normal });
    const gained = (await votesAt(84)) - row.votes;
    expect(gained).toBeGreaterThan(0);
    reseed();
    expect(await votesAt(84)).toBeGreaterThan(row.votes + gained);
  });

  test('are added last and without votes, and none is added when one is refused', async () => {
    const vote = some(inProgress);
    const standing = new Set((await candidates(vote)).map(({ companyId }) => companyId));
    const free = (await db.companies.open()).all().filter(({ id }) => !standing.has(id));
    const idsOf = (status: CompanyStatus, station = 1) =>
      free.filter((it) => it.status === status && it.substationId === station).map(({ id }) => id);
    const companyIds = idsOf(CompanyStatus.enabled).slice(0, 2);
    const body = { voteId: vote.id, companyIds };
    const withOne = (id?: Id) => ({ ...body, companyIds: [...companyIds, id] });
    const [draft] = idsOf(CompanyStatus.draft);
    expect(await statusOf(add, withOne(draft))).toBe('403 Console:CompanyNotEnabled');
    const [elsewhere] = idsOf(CompanyStatus.enabled, 2);
    expect(await statusOf(add, withOne(elsewhere))).toBe('403 Console:CompanyOfOtherSubstation');
    expect(await candidates(vote)).toHaveLength(vote.companyCount);
    const { items } = await bodyOf(add, body);
    expect(items.map(({ companyId }) => companyId)).toEqual(companyIds);
    expect(items[0]).toMatchObject({ votes: 0, status: normal, imageUrl: null });
    expect((await one(vote.id)).companyCount).toBe(vote.companyCount + 2);
    expect((await candidates(vote)).slice(-2).map((row) => row.votes)).toEqual([0, 0]);
    expect(await statusOf(add, body)).toBe('403 Console:VoteCompanyExists');
    const voteId = some(ended).id;
    expect(await statusOf(add, { ...body, voteId })).toBe('403 Console:VoteEnded');
  });

  test('have a picture that can be replaced and removed', async () => {
    const { id, votes: given, rank } = first(await candidates(some(inProgress)));
    const imageId = await uploadedPicture();
    const imageUrl = expect.stringMatching(/\/static\/uploads\//);
    const changed = await bodyOf(setImage, { id, imageId });
    expect(changed).toMatchObject({ imageId, imageUrl, votes: given, rank });
    expect((await bodyOf(setImage, { id, imageId: null })).imageUrl).toBeNull();
    expect(await statusOf(setImage, { id })).toBe('400 imageId');
  });
});

describe('the voting details', () => {
  test('lower the counts and the place when they are deleted', async () => {
    const vote = some(ended);
    const [best, next] = await candidates(vote);
    const lost = (best?.votes ?? 0) - (next?.votes ?? 0) + 1;
    for (const { id } of (await rowsOf(votingDetailApi.list, { voteCompanyId: best?.id })).slice(
      0,
      lost,
    ))
      await bodyOf(votingDetailApi.remove, { id });
    const now = await candidates(vote);
    expect(now.find(({ id }) => id === best?.id)?.votes).toBe((next?.votes ?? 0) - 1);
    expect(now[0]?.id).not.toBe(best?.id);
    expect((await one(vote.id)).votes).toBe(vote.votes - lost);
  });

  test('list the voters with all their votes', async () => {
    const voteId = some(ended).id;
    const company = first(await candidates({ id: voteId }));
    for (const query of [{ voteId }, { voteCompanyId: company.id }]) {
      const rows = groupBy(await rowsOf(votingDetailApi.list, query), ({ userId }) => userId);
      const users = await rowsOf(votingDetailApi.users, query);
      expect(new Set(users.map(({ id }) => id))).toEqual(new Set(rows.keys()));
      for (const { id, votes: given, lastVotingTime, firstVotingTime } of users) {
        const times = (rows.get(id) ?? []).map(({ votingTime }) => votingTime);
        expect([given, lastVotingTime]).toEqual([times.length, times[0]]);
        expect(firstVotingTime).toBe(times.at(-1));
      }
    }
    const sort = 'votes descending';
    expect((await rowOf(votingDetailApi.users, { voteId, sort })).votes).toBeGreaterThan(1);
  });

  test('have as many visits as the vote counts, the same on every call', async () => {
    const { id: voteId, visits } = some(inProgress);
    const visitors = () => rowsOf(votingVisitDetailApi.list, { voteId });
    expect(await visitors()).toHaveLength(visits);
    expect(await visitors()).toEqual(await visitors());
  });

  test('are hidden from users who do not see the vote', async () => {
    const { id: voteId } = first(
      votes.filter((row) => Number(row.substationId) > 3 && row.votes > 0),
    );
    for (const call of [voteCompanyApi.list, votingDetailApi.list, votingDetailApi.users])
      expect(await rowsOf<unknown>(call, { voteId }, 'manager')).toEqual([]);
    expect(await statusOf(votingVisitDetailApi.list, { voteId }, 'manager')).toBe('404');
  });
});
