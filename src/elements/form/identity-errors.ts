import { ApiError } from '@/api/errors';

/** Maps error codes of the identity module to the field the error is about. */
export type FieldsByErrorCode = readonly (readonly [code: RegExp, field: string])[];

/** For forms with an e-mail address. */
export const emailErrorFields: FieldsByErrorCode = [[/:(Invalid|Duplicate)Email$/, 'email']];
/** For forms that create or edit accounts. */
export const accountErrorFields: FieldsByErrorCode = [
  ...emailErrorFields,
  [/:((Invalid|Duplicate)UserName|UserNameFixed)$/, 'userName'],
  [/:PhoneNumberTaken$/, 'phoneNumber'],
  [/:Password/, 'password'],
];

/**
 * For `catch`: errors of the identity module have a code but name no field. Throws the same error with the field that
 * belongs to the code, so that the form shows the message at that field.
 */
export const withErrorField = (fields: FieldsByErrorCode) => (error: unknown) => {
  if (!(error instanceof ApiError) || error.validationErrors.length > 0) throw error;
  const field = fields.find(([code]) => code.test(error.code ?? ''))?.[1];
  if (field === undefined) throw error;
  const { kind, message, status, code, details, traceId } = error;
  const validationErrors = [{ message, members: [field] }];
  throw new ApiError({ kind, message, status, code, details, traceId, validationErrors });
};
