import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Starts the mocked backend in its own process on a free port. The process ends with its parent, even if the parent
 * crashes.
 */
export async function startMock(options: string[] = [], nodeOptions: string[] = []) {
  const file = fileURLToPath(new URL('mock.ts', import.meta.url));
  const server = spawn(process.execPath, [...nodeOptions, file, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = await new Promise<Buffer>((resolve, reject) => {
    server.stdout?.once('data', resolve);
    server.once('exit', (code) => reject(new Error(`The mocked backend ended with ${code}`)));
  });
  const origin = /http:\/\/[\d.:]+/.exec(String(output))?.[0];
  if (!origin) throw new Error(`The mocked backend names no address: ${String(output)}`);
  return { origin, server, stop: () => server.kill() };
}
