import type { checks } from './checks';
import type { Context } from './mock';
import { readPicture, type OnePicture } from './pictures-given';

const none: OnePicture = { id: null, url: null };

/** The picture of an entity that cannot be without one. */
export async function requiredPicture(
  check: ReturnType<typeof checks>,
  [member, given]: [member: string, given: unknown],
  stored: OnePicture | null,
  { request }: Context,
): Promise<OnePicture> {
  const kept = given === undefined && stored?.id;
  if (kept || (given !== undefined && given !== null && given !== '')) {
    return readPicture(check, member, given, stored ?? none, request);
  }
  check.missing(member);
  return none;
}
