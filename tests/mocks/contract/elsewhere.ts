/** Calls that are in no table, each with the reason and its test file. */
export const elsewhere: Record<string, string> = {
  'identityApi.token': 'takes a form and responds as OAuth does: access.test.ts',
  'identityApi.logout': 'ends the session of who calls: access.test.ts',
  'attachmentApi.uploadAttachment': 'takes files: attachment.test.ts',
  'attachmentApi.uploadImage': 'takes files: attachment.test.ts',
};
