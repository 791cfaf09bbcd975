import { create } from 'zustand';
import { ApiError } from '@/api/errors';
import { env } from '@/config/env';
import { errorLogEntries } from '@/config/limits';
import { redact } from '@/lib/redact';
import { findRoute, flatten } from '@/route-tree';
import { routeRows, untabbedPaths } from '@/routes';
import { useSession } from './session';
import { useSubstations } from './substations';
import { buildId } from './version';

/** One failure, without anything that names a person: no texts of the server, no tokens, no values. */
interface Failure {
  kind: string;
  /** `METHOD /path` as declared. */
  call?: string;
  status?: number;
  code?: string;
  traceId?: string;
  /** What a script has thrown, and where. */
  thrown?: string;
  at?: string[];
}
export interface LoggedFailure extends Failure {
  time: string;
  /** The route, not the address. */
  page: string;
  /** Tenant and sub-station. */
  scope: string;
  version: string;
}

/** The newest first. */
export const useErrorLog = create<{ entries: LoggedFailure[] }>(() => ({ entries: [] }));

const constantPaths = ['/login', '/auth-redirect', ...untabbedPaths];

function pagePattern(): string {
  const path = location.pathname.slice(env.basePath.length);
  const known = findRoute(flatten(routeRows), path)?.path;
  return known ?? constantPaths.find((one) => one === path) ?? '*';
}

function scope(): string {
  const tenant = useSession.getState().tenant?.id ?? '';
  return `${tenant}/${useSubstations.getState().chosen.id}`;
}

function log(failure: Failure) {
  const where = { page: pagePattern(), scope: scope(), version: buildId() };
  const entry = { time: new Date().toISOString(), ...failure, ...where };
  useErrorLog.setState(({ entries }) => ({
    entries: [entry, ...entries].slice(0, errorLogEntries),
  }));
}

const maxCodeLength = 60;

/** A call that failed. What the server said about it may name somebody and stays out. */
export function logCall({ kind, call, status, code, traceId }: ApiError) {
  log({ kind, call, status, code: code?.slice(0, maxCodeLength), traceId });
}

const maxFrames = 5;
const maxFrameLength = 200;
const frame = /^\s*at |@.*:\d+:\d+$/;

/** Where an error was thrown: the innermost lines of its stack. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim().slice(0, maxFrameLength));

/** Something that a script has thrown: `page` when a page broke, else how it escaped. */
export function logThrown(kind: 'page' | 'error' | 'unhandledrejection', thrown: unknown) {
  // It stands there as a call, and its text is the server's.
  if (thrown instanceof ApiError) return;
  if (!(thrown instanceof Error)) return log({ kind, thrown: redact(String(thrown)) });
  log({ kind, thrown: redact(`${thrown.name}: ${thrown.message}`), at: framesOf(thrown) });
}

/** What nobody has caught. */
export function logEscaped(event: ErrorEvent | PromiseRejectionEvent) {
  if ('reason' in event) logThrown('unhandledrejection', event.reason);
  // A picture that is missing raises one as well, without an error.
  else if (event.error) logThrown('error', event.error);
}

/** The log as a text for those who look after the console. */
export function errorReport(): string {
  const { entries } = useErrorLog.getState();
  return JSON.stringify(
    {
      time: new Date().toISOString(),
      page: pagePattern(),
      scope: scope(),
      version: buildId(),
      online: navigator.onLine,
      window: `${innerWidth}x${innerHeight}`,
      browser: navigator.userAgent,
      failures: entries,
    },
    null,
    2,
  );
}
