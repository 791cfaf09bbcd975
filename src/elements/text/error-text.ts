import type { ApiError } from '@/api/errors';
import { replaceMemberNames } from '@/lib/member-names';
import { reasonText } from './reason-text';

/** The one place that turns an error into the sentences a user reads. */
export function errorText(error: ApiError): string {
  const { validationErrors, leftToTell } = error;
  const all = validationErrors.flatMap(({ members }) => members ?? []);
  const reason = replaceMemberNames(reasonText(error), all);
  const complaints =
    leftToTell ??
    validationErrors.map(({ message, members }) => replaceMemberNames(message, members ?? []));
  const others = new Set(complaints.filter((text) => text && !reason.includes(text)));
  return [reason, ...others].join(' ');
}
