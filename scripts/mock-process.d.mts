import type { ChildProcess } from 'node:child_process';

export function startMock(
  options?: string[],
  nodeOptions?: string[],
): Promise<{ origin: string; server: ChildProcess; stop: () => void }>;
