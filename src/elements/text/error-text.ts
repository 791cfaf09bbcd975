import type { ApiError } from '@/api/errors';
import { replaceMemberNames } from '@/lib/member-names';
import { reasonText } from './reason-text';

/** Returns the message that a user sees for an error. All errors are turned into text here. */
export function errorText(error: ApiError): string {
  const { validationErrors, remainingMessages } = error;
  const all = validationErrors.flatMap(({ members }) => members ?? []);
  const reason = replaceMemberNames(reasonText(error), all);
  const complaints =
    remainingMessages ??
    validationErrors.map(({ message, members }) => replaceMemberNames(message, members ?? []));
  const others = new Set(complaints.filter((text) => text && !reason.includes(text)));
  return [reason, ...others].join(' ');
}
