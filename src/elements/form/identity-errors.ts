import { ApiError } from '@/api/errors';

/** Which field a fault of the identity module is about, by the code it comes with. */
export type FieldsByErrorCode = readonly (readonly [code: RegExp, field: string])[];

/** E-mail addresses and passwords, as every form with them has them. */
export const emailErrorFields: FieldsByErrorCode = [[/:(Invalid|Duplicate)Email$/, 'email']];
/** Of forms that make and change whole accounts. */
export const accountErrorFields: FieldsByErrorCode = [
  ...emailErrorFields,
  [/:((Invalid|Duplicate)UserName|UserNameFixed)$/, 'userName'],
  [/:PhoneNumberTaken$/, 'phoneNumber'],
  [/:Password/, 'password'],
];

/**
 * For `catch`: the identity module answers a sentence and a code and names no field, so that the form would not
 * know where the sentence belongs. Throws the same error with the field in it.
 */
export const withErrorField = (fields: FieldsByErrorCode) => (error: unknown) => {
  if (!(error instanceof ApiError) || error.validationErrors.length > 0) throw error;
  const field = fields.find(([code]) => code.test(error.code ?? ''))?.[1];
  if (field === undefined) throw error;
  const { kind, message, status, code, details, traceId } = error;
  const validationErrors = [{ message, members: [field] }];
  throw new ApiError({ kind, message, status, code, details, traceId, validationErrors });
};
