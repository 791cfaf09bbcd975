/** Returns the message of something thrown. */
export const messageOf = (thrown: unknown) =>
  thrown instanceof Error ? thrown.message : String(thrown);
