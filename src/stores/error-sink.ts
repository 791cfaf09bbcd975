import { env } from '@/config/env';
import { isRecord } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';

/** Errors sent to the error sink; what comes above is only in the log of the window. */
const reportsPerMinute = 10;
/** Local storage: reports that could not be sent, for the next start. */
export const unsentReportsKey = 'unsentReports';
const maxUnsentReports = 20;

/** Times of the last reports, to limit them: an error in a loop must not flood the sink. */
let sentAt: number[] = [];

const isReportList = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every(isRecord);

function keepUnsent(reports: object[]) {
  local.write(unsentReportsKey, JSON.stringify(reports.slice(-maxUnsentReports)));
}
const takeUnsent = () => {
  const reports = parseStored(local.read(unsentReportsKey), isReportList) ?? [];
  local.remove(unsentReportsKey);
  return reports;
};

const keep = (reports: object[]) => keepUnsent([...takeUnsent(), ...reports]);

/**
 * Sends reports to the `errorSink` of `config.json` as text, because the browser asks other hosts for permission first
 * for JSON. The request survives the end of the page and carries no cookie: that of the token would reach a sink on the
 * same host. What cannot be sent is kept for the next start.
 */
function send(reports: object[]) {
  if (reports.length === 0) return;
  if (!navigator.onLine) return keep(reports);
  fetch(env.errorSink, {
    method: 'POST',
    body: JSON.stringify(reports),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => keep(reports));
}

/** Sends a report unless there is no sink, or too many were sent within a minute. */
export function sendReport(report: object) {
  if (!env.errorSink) return;
  const now = Date.now();
  sentAt = sentAt.filter((time) => now - time < 60_000);
  if (sentAt.length >= reportsPerMinute) return;
  sentAt.push(now);
  send([report]);
}

/** Sends what an earlier visit could not send. */
export function sendUnsentReports() {
  if (env.errorSink) send(takeUnsent());
}

/**
 * Sends the stored reports of earlier visits, now and whenever the network is back. Called when the console starts and not
 * before, because the mocked backend of the demo does not respond earlier.
 */
export function startErrorSink() {
  // The console may start before the browser knows that the network is back.
  addEventListener('online', sendUnsentReports);
  sendUnsentReports();
}
