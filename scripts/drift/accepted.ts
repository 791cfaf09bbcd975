import type { Finding } from './call.ts';

/** An entry of the file of accepted differences. */
interface Accepted {
  kind: string;
  call: string;
  where: string;
  actual?: string;
  reason: string;
  until: string;
}

/** The properties by which an entry matches a finding. `actual` is compared too if the entry has it. */
const needed = ['kind', 'call', 'where'] as const;
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isDay = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(value).toJSON()?.slice(0, 10) === value;

function check(entry: Partial<Record<keyof Accepted, unknown>> | null, index: number) {
  const missing = needed.filter((key) => !isText(entry?.[key]));
  if (missing.length) throw new Error(`entry ${index + 1} lacks ${missing.join(', ')}`);
  const name = `${String(entry?.call)} ${String(entry?.where)}`;
  if (!isText(entry?.reason)) throw new Error(`${name} lacks a reason`);
  if (!isDay(entry?.until)) throw new Error(`${name}: until must be a day such as 2027-01-31`);
  // All members but `actual`, which is only compared, have been checked.
  return entry as Accepted;
}

const meets = (entry: Accepted, finding: Finding) =>
  needed.every((key) => entry[key] === finding[key]) &&
  (entry.actual === undefined || entry.actual === finding.actual);

/**
 * Adds { reason, until } to the findings that somebody has accepted until a date. Returns { findings, remarks }; the
 * remarks name the entries that have expired or match nothing. `today` is a date such as 2027-01-31.
 */
export function accept(findings: Finding[], entries: unknown, today: string) {
  if (!Array.isArray(entries)) throw new Error('accepted differences are a list');
  const checked = entries.map(check);
  const marked = findings.map((finding) => {
    const entry = checked.find((one) => one.until >= today && meets(one, finding));
    return entry ? { ...finding, accepted: { reason: entry.reason, until: entry.until } } : finding;
  });
  const remarks = checked.flatMap((entry) => {
    const name = `${entry.kind} ${entry.call} ${entry.where}`;
    if (!findings.some((finding) => meets(entry, finding))) return [`no longer needed: ${name}`];
    return entry.until < today ? [`accepted until ${entry.until}: ${name}`] : [];
  });
  return { findings: marked, remarks };
}
