import type { Endpoint } from '@/api/endpoint';
import { through } from './wrap-endpoint';

/** The same call with something done to its answer, or its failure; for everybody who reads it, it stays what it was. */
export const around = <Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  wrap: (answer: Promise<Answer>, request: Request) => Promise<Answer>,
): Endpoint<Request, Answer> =>
  through(endpoint, (request, options) => wrap(endpoint(request, options), request));
