import type { AnyEndpoint, CallOptions, Endpoint } from '@/api/endpoint';

type Facts = Omit<AnyEndpoint, never>;

/** A call of our own under the facts of the one that it sends in the end, for everybody who reads them. */
export function through<Request, Answer>(
  { method, path, client, paging, assumed, bodyType, inQuery, keepsParts, saves }: Facts,
  call: (request: Request, options?: CallOptions) => Promise<Answer>,
): Endpoint<Request, Answer> {
  const facts = { method, path, client, paging, assumed, bodyType, inQuery, keepsParts, saves };
  return Object.assign(call, facts);
}
