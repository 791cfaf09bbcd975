import { writeFileSync } from 'node:fs';
import { messageOf } from '../message-of.ts';
import { accept } from './accepted.ts';
import type { Calls, Finding } from './call.ts';
import { compare } from './compare.ts';
import { linesOf } from './print.ts';
import { readJson } from './read-json.ts';

async function acceptedBy(file: string | undefined, findings: Finding[]) {
  if (!file) return { findings, remarks: [] };
  try {
    return accept(findings, await readJson(file), new Date().toJSON().slice(0, 10));
  } catch (error) {
    throw new Error(`--accept ${file}: ${messageOf(error)}`, { cause: error });
  }
}

interface Options {
  accept?: string;
  json?: string;
  width: number;
  say: (line: string) => void;
}

/**
 * Prints the differences and writes them into the file `json`, if given. `accept` is the file of accepted differences.
 * Returns the exit code: 1 if a difference breaks the console.
 */
export async function report(
  { ours, theirs }: { ours: Calls; theirs: Calls },
  { accept: file, json, width, say }: Options,
): Promise<0 | 1> {
  const { findings, remarks } = await acceptedBy(file, compare(ours, theirs));
  const count = (fits: (finding: Finding) => unknown) => findings.filter(fits).length;
  const breaking = count(({ severity, accepted }) => severity === 'breaking' && !accepted);
  const summary = [
    `${ours.calls.length} calls compared with ${theirs.calls.length}: ${breaking} breaking of ${findings.length} differences`,
    `${count(({ accepted }) => accepted)} accepted`,
    `${count(({ kind }) => kind === 'not compared')} places not compared`,
  ];
  for (const line of [...linesOf(findings, width), '', ...remarks, summary.join(', ')]) say(line);
  if (json) {
    writeFileSync(json, `${JSON.stringify(findings, null, 2)}\n`);
    say(`written to ${json}`);
  } else if (count(({ kind, actual }) => actual && /^(?:renamed|path|path-case)$/.test(kind))) {
    say('--json writes them into a file; --rename applies the agreed renames in it');
  }
  return breaking ? 1 : 0;
}
