import type { ApiError } from '@/api/errors';
import { t } from '@/i18n';
import { isGenericServerText } from '@/lib/server-text';

const tooLargeHeaders = 431;

/**
 * Returns the reason of an error without its validation errors. It is a file of its own, because the start of the
 * console needs only this part.
 */
export function reasonText(error: ApiError): string {
  if (error.kind === 'network') return t('errors.network');
  if (error.kind === 'timeout') return t('errors.timeout');
  if (error.kind === 'shape') return error.message || t('errors.shape');
  // The message of the server advises to discard the changes, but the console keeps them and offers to merge.
  if (error.status === 409 && error.code === null) return t('errors.changedByOther');
  if (isGenericServerText(error.message)) return t('errors.busy');
  if (error.message) return error.message;
  if (error.kind === 'auth') return t('errors.signedOut');
  if (error.status === 403) return t('errors.forbidden');
  if (error.status === tooLargeHeaders) return t('errors.headersTooLarge');
  // The status 200 would suggest success.
  if (error.status === 200) return t('errors.busy');
  if (error.validationErrors.length) return t('errors.invalid');
  return t('errors.status', { status: error.status ?? '' });
}
