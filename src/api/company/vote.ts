import { code, dateTime, flag, html, image, number, ref, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';
import { VoteStatus } from '@/enums';

/** A public vote on the companies of a sub-station. */
export const vote = record(
  '/api/company/vote',
  {
    title: text({ required: true, maxLength: 50, filter: true }),
    substation: ref('substation', { required: true, filter: true }),
    image: image({ required: true, nullable: true, aspect: 2, about: 'The cover.' }),
    startTime: dateTime({ required: true, filter: true }),
    endTime: dateTime({ required: true, filter: true }),
    status: code(VoteStatus, { readOnly: true, filter: true, about: 'Depends on the time.' }),
    rules: html({ nullable: true, maxLength: 20_000 }),
    dailyVotes: number({
      required: true,
      min: 1,
      max: 100,
      about: 'How many votes a user has per day.',
    }),
    isSignUp: flag({ filter: true, about: 'Whether companies can apply for the vote.' }),
    companyCount: number({ additive: true, readOnly: true }),
    votes: number({
      additive: true,
      readOnly: true,
      about: 'The sum of the votes for all companies.',
    }),
    visits: number({ additive: true, readOnly: true }),
  },
  {
    about: {
      update:
        'Once a vote has started, its start cannot change; once it has ended, its end cannot either.',
      remove: 'Fails when somebody has voted since the start.',
    },
  },
);
export type Vote = RowOf<typeof vote>;
export type VoteInput = InputOf<typeof vote>;

export const voteApi = crudCalls(vote);
