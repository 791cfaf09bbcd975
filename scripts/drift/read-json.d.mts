/** Reads a file or an HTTP address as JSON. Throws an error with a readable message. */
export function readJson(
  source: string,
  options?: { headers?: Record<string, string>; seconds?: number },
): Promise<unknown>;
