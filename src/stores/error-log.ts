import { create } from 'zustand';
import { ApiError } from '@/api/errors';
import { env } from '@/config/env';
import { isChunkLoadError } from '@/lib/guards';
import { escapeRegExp } from '@/lib/member-names';
import { redact } from '@/lib/redact';
import { findRoute, flatten } from '@/route-tree';
import { routeRows, untabbedPaths } from '@/routes';
import { sendReport } from './error-sink';
import { useSession } from './session';
import { useSubstations } from './substations';
import { buildId } from './version';

/** The number of errors in a report; the oldest are removed first. */
const errorLogEntries = 100;

/** An error without personal data: no messages of the server, no tokens, no values. */
interface ErrorEntry {
  kind: string;
  /** `METHOD /path` as declared. */
  call?: string;
  status?: number;
  code?: string;
  traceId?: string;
  /** The error that was thrown, and its stack. */
  thrown?: string;
  at?: string[];
}
interface LoggedError extends ErrorEntry {
  time: string;
  /** The route pattern, because the path can contain ids. */
  page: string;
  /** Tenant and sub-station. */
  scope: string;
  version: string;
}

/** The newest first. */
export const useErrorLog = create<{ entries: LoggedError[] }>(() => ({ entries: [] }));

const constantPaths = ['/login', '/auth-redirect', ...untabbedPaths];

function pagePattern(): string {
  const path = location.pathname.slice(env.basePath.length);
  const known = findRoute(flatten(routeRows), path)?.path;
  return known ?? constantPaths.find((one) => one === path) ?? '*';
}

function scopeOf(): string {
  const tenant = useSession.getState().tenant?.id ?? '';
  return `${tenant}/${useSubstations.getState().chosen.id}`;
}

const reportedKinds = ['page', 'error', 'unhandledrejection', 'shape', 'timeout'];
/**
 * Whether an error is one of the console or the server, which users cannot fix and operators want to know; refused input,
 * expired sessions and lost networks are none.
 */
export const isReportable = ({ kind, status = 0 }: Pick<ErrorEntry, 'kind' | 'status'>) =>
  reportedKinds.includes(kind) || status >= 500;

function log(error: ErrorEntry) {
  const where = { page: pagePattern(), scope: scopeOf(), version: buildId() };
  const entry = { time: new Date().toISOString(), ...error, ...where };
  if (isReportable(entry)) sendReport(entry);
  useErrorLog.setState(({ entries }) => ({
    entries: [entry, ...entries].slice(0, errorLogEntries),
  }));
}

const maxCodeLength = 60;

/** Logs a failed request without the message of the server, which can contain names. */
export function logApiError({ kind, call, status, code, traceId }: ApiError) {
  log({ kind, call, status, code: code?.slice(0, maxCodeLength), traceId });
}

const maxFrames = 5;
const maxFrameLength = 200;
const frame = /^\s*at |@.*:\d+:\d+$/;

/** The innermost frames of a stack. Chromium repeats the message at its start, whose lines can look like frames. */
function framesOf({ stack = '', message }: Error) {
  const quoted = message.split('\n').filter((line) => frame.test(line));
  return stack
    .split('\n')
    .filter((line) => frame.test(line) && !quoted.some((part) => line.endsWith(part)))
    .slice(0, maxFrames)
    .map((line) => line.trim().slice(0, maxFrameLength));
}

const minTypedLength = 3;
const anyCase = (text: string) => new RegExp(escapeRegExp(text), 'gi');

/** Removes the texts of the page's fields, because browsers quote what they cannot parse, also without quotation marks. */
function withoutTyped(message: string): string {
  const fields = document.querySelectorAll('input, textarea, [contenteditable]');
  const texts = [...fields].map((field) => ('value' in field ? field.value : field.textContent));
  return texts
    .map((text) => String(text).trim())
    .filter((text) => text.length >= minTypedLength)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, text) => rest.replace(anyCase(text), '…'), message);
}

/** Logs a thrown error: `page` for an error boundary, else the name of the event of an uncaught error. */
export function logError(kind: 'page' | 'error' | 'unhandledrejection', thrown: unknown) {
  // `logApiError` has logged it, and its message is the server's.
  if (thrown instanceof ApiError) return;
  if (!(thrown instanceof Error))
    return log({ kind, thrown: redact(withoutTyped(String(thrown))) });
  const isLostNetwork = !navigator.onLine && isChunkLoadError(thrown);
  log({
    kind: isLostNetwork ? 'network' : kind,
    thrown: redact(`${thrown.name}: ${withoutTyped(thrown.message)}`),
    at: framesOf(thrown),
  });
}

/** The defects that were logged already: a table draws the same one in every row, and again with every render. */
const knownDefects = new Set<string>();

/** Logs once that a response could not be rendered; the rest of the page stays usable. */
export function logDefect(thrown: unknown) {
  const text =
    thrown instanceof Error ? `${thrown.message} ${framesOf(thrown)[0]}` : String(thrown);
  if (knownDefects.has(text)) return;
  knownDefects.add(text);
  logError('page', thrown);
}

/** Logs an uncaught error. */
export function logUncaught(event: ErrorEvent | PromiseRejectionEvent) {
  if ('reason' in event) logError('unhandledrejection', event.reason);
  // A missing image fires an event without an error.
  else if (event.error) logError('error', event.error);
}

/** The log as JSON for the operators of the console. */
export function errorReport(): string {
  const { entries } = useErrorLog.getState();
  return JSON.stringify(
    {
      time: new Date().toISOString(),
      page: pagePattern(),
      scope: scopeOf(),
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
