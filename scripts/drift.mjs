import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accept } from './drift/accepted.mjs';
import { compare } from './drift/compare.mjs';
import { callsOf } from './drift/documents.mjs';
import { linesOf } from './drift/print.mjs';
import { readJson } from './drift/read-json.mjs';
import { readOthers } from './drift/references.mjs';
import { applyRenames, isRename } from './drift/rename.mjs';
import { declaredDocument } from './openapi/declared.mjs';

/** Compares the calls of the console with a server's own API document, or applies agreed renames to the declarations. */

const usage = `npm run drift -- <file or address>   compare; exit code 1 where something breaks
  --json <file>                      write the findings to a file
  --accept <file>                    do not count the findings of this file, each with "reason" and "until" (a day)
  --header "Name: value"             send a header, for a document behind a sign-in; may be repeated
  --timeout <seconds>                wait so long for the document (30)
npm run drift -- --rename <file>     change the code after agreed findings of --json`;

const options = {
  json: { type: 'string' },
  accept: { type: 'string' },
  rename: { type: 'string' },
  header: { type: 'string', multiple: true, default: [] },
  timeout: { type: 'string' },
};
const defaultWidth = 100;

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${error.message}\n${usage}`, { cause: error });
  }
}

function readHeader(text) {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? [];
  if (!name) throw new Error(`--header ${text}: a header is "Name: value"`);
  return [name, value];
}

function readSeconds(text) {
  const seconds = Number(text);
  if (seconds > 0 && Number.isFinite(seconds)) return seconds;
  throw new Error(`--timeout ${text}: a number of seconds`);
}

/** Reads the document of the server and the files that it refers to. The headers go to its own host only. */
async function readTheirs(source, { header, timeout }) {
  const headers = Object.fromEntries(header.map(readHeader));
  const seconds = timeout === undefined ? undefined : readSeconds(timeout);
  const originOf = (address) => URL.parse(address)?.origin;
  const read = (address) =>
    readJson(address, {
      seconds,
      ...(originOf(address) === originOf(source) && { headers }),
    });
  const document = await read(source);
  return callsOf(document, await readOthers(document, source, read));
}

async function rename(file) {
  const findings = await readJson(file);
  if (!Array.isArray(findings))
    throw new Error(`${file} is not what npm run drift -- <document> --json ${file} writes`);
  const { changed, left, files } = applyRenames(findings, process.cwd());
  // Another length of a name breaks lines elsewhere.
  if (files.length) execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files]);
  for (const sentence of left) console.log(`by hand: ${sentence}`);
  console.log(
    `${changed} renamed in ${files.length} files, ${left.length} left; now npm run check`,
  );
  return left.length ? 1 : 0;
}

async function acceptedBy(file, findings) {
  if (!file) return { findings, remarks: [] };
  try {
    return accept(findings, await readJson(file), new Date().toJSON().slice(0, 10));
  } catch (error) {
    throw new Error(`--accept ${file}: ${error.message}`, { cause: error });
  }
}

async function main() {
  const { values, positionals } = readArguments();
  if (values.rename) return rename(values.rename);
  const [source, ...others] = positionals;
  if (!source || others.length) throw new Error(usage);
  const theirs = await readTheirs(source, values);
  const ours = callsOf(await declaredDocument());
  const { findings, remarks } = await acceptedBy(values.accept, compare(ours, theirs));
  const width = process.stdout.columns ?? (Number(process.env.COLUMNS) || defaultWidth);
  for (const line of linesOf(findings, width)) console.log(line);
  if (remarks.length) console.log(`\n${remarks.join('\n')}`);
  const count = (fits) => findings.filter(fits).length;
  const breaking = count(({ severity, accepted }) => severity === 'breaking' && !accepted);
  const unread = count(({ kind }) => kind === 'not compared');
  console.log(
    `\n${ours.calls.length} calls compared with ${theirs.calls.length}: ${breaking} breaking of ${findings.length} differences, ${count(({ accepted }) => accepted)} accepted, ${unread} places not compared`,
  );
  if (findings.some(isRename) && !values.json)
    console.log('--json writes them into a file; --rename applies the agreed renames in it');
  if (values.json) {
    writeFileSync(values.json, `${JSON.stringify(findings, null, 2)}\n`);
    console.log(`written to ${String(values.json)}`);
  }
  return breaking ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
