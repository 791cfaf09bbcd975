import type { Vote, VoteInput } from '@/api/company/vote';
import { VoteStatus } from '@/enums';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { db } from '@/mocks/db/db';
import type { Context, Received } from '@/mocks/server/mock';
import { readPicture } from '@/mocks/files/pictures';
import { requireManaged } from '@/mocks/server/scope';
import { knownSubstations } from '@/mocks/domain/substation-names';

export type VoteBody = Received<VoteInput>;
type Check = ReturnType<typeof checks>;

const maxRules = 20_000;
const maxDaily = 100;

/** A vote needs a cover: it can be replaced, but not taken away. */
async function readCover(check: Check, body: VoteBody, stored: Vote | null, context: Context) {
  const given = body.imageId ?? undefined;
  // A copy shows the cover of another one.
  const shown = stored ?? db.votes.all().find(({ imageId }) => String(imageId) === String(given));
  const known = { id: shown?.imageId ?? null, url: shown?.imageUrl ?? null };
  const cover = await readPicture(check, 'imageId', given, known, context.request);
  if (cover.url === null && given === undefined) check.missing('imageId');
  return { imageId: cover.id, imageUrl: cover.url };
}

/** The first is before the second, and the vote has time left. */
function readPeriod(check: Check, body: VoteBody, stored: Vote | null) {
  const members: [string, string] = ['startTime', 'endTime'];
  const { from, until } = check.period(members, [body.startTime, body.endTime], true);
  const startTime = from?.slice(0, 19) ?? '';
  const endTime = until?.slice(0, 19) ?? '';
  const isNew = endTime !== stored?.endTime;
  if (startTime && endTime === startTime) check.wrongValue('endTime');
  else if (endTime > startTime && isNew && endTime <= wallText()) {
    check.add('endTime', {
      zh: '结束时间必须晚于当前时间。',
      en: 'The end time must be in the future.',
    });
  }
  return { startTime, endTime };
}

function checkPeriod(stored: Vote, { startTime, endTime }: Pick<Vote, 'startTime' | 'endTime'>) {
  const begun = stored.status !== VoteStatus.notStarted;
  if (begun && startTime !== stored.startTime) {
    throw forbidden('VoteStartFixed', {
      zh: `投票“${stored.title}”已开始，不能修改开始时间。`,
      en: `“${stored.title}” has started; its start time cannot be changed.`,
    });
  }
  if (stored.status === VoteStatus.ended && endTime !== stored.endTime) {
    throw forbidden('VoteEndFixed', {
      zh: `投票“${stored.title}”已结束，不能修改结束时间。`,
      en: `“${stored.title}” has ended; its end time cannot be changed.`,
    });
  }
}

function checkMove(stored: Vote, substationId: number) {
  if (sameId(stored.substationId, substationId) || !stored.companyCount) return;
  throw forbidden('VoteSubstationFixed', {
    zh: `投票“${stored.title}”已有参选公司，不能更换分站。`,
    en: `“${stored.title}” already has companies and cannot be moved to another sub-station.`,
  });
}

/** Checks a body and returns the fields to store. */
export async function readVote(body: VoteBody, stored: Vote | null, context: Context) {
  const check = checks();
  const substations = await knownSubstations();
  const title = check.text('title', body.title, { required: true, max: 50 });
  const substation = check.known('substationId', body.substationId, (id) =>
    substations.find((one) => sameId(one.id, id)),
  );
  const cover = await readCover(check, body, stored, context);
  const period = readPeriod(check, body, stored);
  const daily = { required: true, min: 1, max: maxDaily };
  const dailyVotes = check.number('dailyVotes', body.dailyVotes, daily) ?? 1;
  const rules = check.optional('rules', body.rules, { max: maxRules });
  const isSignUp = check.flag('isSignUp', body.isSignUp, stored?.isSignUp);
  check.done();
  if (!substation) throw new Error('a checked body names a sub-station');
  requireManaged(context, substation.id);
  if (stored) {
    checkPeriod(stored, period);
    checkMove(stored, substation.id);
  }
  return {
    title,
    substationId: substation.id,
    substationName: substation.substationName,
    ...cover,
    ...period,
    rules: rules && sanitizeHtml(rules),
    dailyVotes,
    isSignUp,
    status: stored?.status ?? VoteStatus.notStarted,
    companyCount: stored?.companyCount ?? 0,
    votes: stored?.votes ?? 0,
    visits: stored?.visits ?? 0,
  };
}

export function checkVoteRemoval({ title, status, votes }: Vote) {
  if (status === VoteStatus.notStarted || !votes) return;
  throw forbidden('VoteHasVotes', {
    zh: `投票“${title}”已有 ${votes} 票，不能删除。`,
    en: `“${title}” has already received votes (${votes}) and cannot be deleted.`,
  });
}
