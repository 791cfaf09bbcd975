export function readOthers(
  document: unknown,
  source: string,
  read: (address: string) => unknown,
): Promise<Map<string, unknown>>;
