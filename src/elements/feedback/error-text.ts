import type { ApiError } from '@/api/errors';
import { t } from '@/i18n';
import { isGenericServerText } from '@/lib/server-texts';
import { withoutWireNames } from '@/lib/wire-names';

/** What went wrong, without what was wrong with single values. */
function reasonOf(error: ApiError): string {
  if (error.kind === 'network') return t('errors.network');
  if (error.kind === 'timeout') return t('errors.timeout');
  if (error.kind === 'shape') return error.message || t('errors.shape');
  // Servers advise to give the changes up; the console keeps them and offers to merge.
  if (error.status === 409 && error.code === null) return t('errors.overtaken');
  if (isGenericServerText(error.message)) return t('errors.busy');
  if (error.message) {
    const members = error.validationErrors.flatMap((one) => one.members ?? []);
    return withoutWireNames(error.message, members);
  }
  if (error.kind === 'auth') return t('errors.signedOut');
  if (error.status === 403) return t('errors.forbidden');
  // The number of a success would say the opposite.
  if (error.status === 200) return t('errors.busy');
  return t('errors.status', { status: error.status ?? '' });
}

/** The one place that turns an error into the sentences a user reads. */
export function errorText(error: ApiError): string {
  const reason = reasonOf(error);
  const complaints =
    error.leftToTell ??
    error.validationErrors.map(({ message, members }) => withoutWireNames(message, members ?? []));
  const others = new Set(complaints.filter((text) => text && !reason.includes(text)));
  return [reason, ...others].join(' ');
}
