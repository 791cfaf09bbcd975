import type { AnyEndpoint, Endpoint } from '@/api/endpoint';
import type { Access } from './access';
import { mock, type MockAnswer, type Respond } from './mock';

/** The handlers of a resource, by the name of their endpoint. */
type Answers<Api> = {
  [Name in keyof Api]?: Api[Name] extends Endpoint<infer Request, infer Answer>
    ? Respond<Request, Answer>
    : never;
};

/**
 * Handles the endpoints of a resource that share a grant. A collection has list, one, create, update and remove;
 * functions for which the resource has no endpoint are ignored.
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
