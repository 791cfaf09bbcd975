/** Reads a file or an http address as JSON; throws an error for people. */
export function readJson(
  source: string,
  options?: { headers?: Record<string, string>; seconds?: number },
): Promise<unknown>;
