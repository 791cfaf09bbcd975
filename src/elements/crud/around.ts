import type { CallOptions, Endpoint } from '@/api/endpoint';

/** The same call with something done to its answer, or its failure; for everybody who reads it, it stays what it was. */
export const around = <Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  wrap: (answer: Promise<Answer>, request: Request) => Promise<Answer>,
): Endpoint<Request, Answer> => {
  const call = (request: Request, options?: CallOptions) =>
    wrap(endpoint(request, options), request);
  return Object.assign(call, endpoint);
};
