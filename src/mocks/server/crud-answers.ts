import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { Access } from './access';
import { mock, type MockAnswer, type Respond } from './mock';

/** For the endpoints of a resource, by name: the functions that answer them. */
type Answers<Api> = {
  [Name in keyof Api]?: Api[Name] extends Endpoint<infer Request, infer Answer>
    ? Respond<Request, Answer>
    : never;
};

/**
 * Answers the endpoints of a resource that share a grant. A collection brings list, one, create, update and remove;
 * whatever else it has and the resource does not offer is left out.
 */
export function crudAnswers<Api extends Record<string, AnyEndpoint>>(
  api: Api,
  access: Access,
  answers: NoInfer<Answers<Api>>,
): MockAnswer[] {
  const functions = new Map(Object.entries<unknown>(answers));
  return Object.entries(api).flatMap(([name, endpoint]) => {
    const answer = functions.get(name);
    return isAnswer(answer) ? [mock(endpoint, access, answer)] : [];
  });
}

/** `Answers` has paired the function with its endpoint; over all names the compiler cannot follow that. */
const isAnswer = (answer: unknown): answer is Respond<never, unknown> =>
  typeof answer === 'function';
