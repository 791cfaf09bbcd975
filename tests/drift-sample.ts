import { compare } from '../scripts/drift/compare.ts';
import { callsOf } from '../scripts/drift/documents.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const response = (schema: object) => ({
  200: { description: 'OK', content: { 'application/json': { schema } } },
});
export const body = (schema: object) => ({ content: { 'application/json': { schema } } });
export const voteStatus = { type: 'integer', enum: [0, 1, 2] };
export const vote = {
  type: 'object',
  required: ['id', 'title', 'dailyVotes', 'status'],
  properties: {
    id: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    title: { type: 'string' },
    dailyVotes: { type: 'number' },
    rules: { type: ['string', 'null'] },
    status: ref('VoteStatus'),
  },
};
export const page = {
  type: 'object',
  required: ['items', 'totalCount'],
  properties: { items: { type: 'array', items: ref('Vote') }, totalCount: { type: 'integer' } },
};
export const list = {
  operationId: 'voteApi.list',
  parameters: [
    { name: 'title', in: 'query', schema: { type: 'string' } },
    { name: 'status', in: 'query', schema: ref('VoteStatus') },
  ],
  responses: response(ref('PageOfVote')),
};
export const update = {
  operationId: 'voteApi.update',
  requestBody: body(ref('Vote')),
  responses: response(ref('Vote')),
};

interface Parts {
  paths?: object;
  schemas?: object;
}
/** An OpenAPI 3 document of the vote calls; the given parts replace the usual ones. */
export const document = ({ paths = {}, schemas = {} }: Parts = {}) => ({
  openapi: '3.1.1',
  paths: { '/api/company/vote': { get: list, put: update }, ...paths },
  components: { schemas: { Vote: vote, VoteStatus: voteStatus, PageOfVote: page, ...schemas } },
});
export const differences = (theirs: object, ours: object = document()) =>
  compare(callsOf(ours), callsOf(theirs)).map(
    ({ severity, kind, call, where, actual }) =>
      `${severity} ${kind} ${call} ${where}${actual ? ` → ${actual}` : ''}`,
  );
