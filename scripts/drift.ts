import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { callsOf } from './drift/documents.ts';
import { readJson } from './drift/read-json.ts';
import { readOthers } from './drift/references.ts';
import { applyRenames } from './drift/rename.ts';
import { report } from './drift/report.ts';
import { messageOf } from './message-of.ts';
import { declaredDocument } from './openapi/declared.ts';

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
  header: { type: 'string', multiple: true },
  timeout: { type: 'string' },
} as const;
const defaultWidth = 100;

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${messageOf(error)}\n${usage}`, { cause: error });
  }
}

function readHeader(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? [];
  if (!name || !value) throw new Error(`--header ${text}: a header is "Name: value"`);
  return [name, value];
}

function readSeconds(text: string) {
  const seconds = Number(text);
  if (seconds > 0 && Number.isFinite(seconds)) return seconds;
  throw new Error(`--timeout ${text}: a number of seconds`);
}

/**
 * Reads the document of the server and the files to which it refers. Sends the headers only to the host of the
 * document, because they may contain a token.
 */
async function readTheirs(
  source: string,
  { header = [], timeout }: { header?: string[]; timeout?: string },
) {
  const headers = Object.fromEntries(header.map(readHeader));
  const seconds = timeout === undefined ? undefined : readSeconds(timeout);
  const originOf = (address: string) => URL.parse(address)?.origin;
  const read = (address: string) =>
    readJson(address, {
      seconds,
      ...(originOf(address) === originOf(source) && { headers }),
    });
  const document = await read(source);
  return callsOf(document, await readOthers(document, source, read));
}

async function rename(file: string) {
  const findings = await readJson(file);
  if (!Array.isArray(findings))
    throw new Error(`${file} is not what npm run drift -- <document> --json ${file} writes`);
  const { changed, left, files } = applyRenames(findings, process.cwd());
  // A longer or shorter name changes where the formatter breaks lines.
  if (files.length) execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files]);
  for (const sentence of left) console.log(`by hand: ${sentence}`);
  console.log(
    `${changed} renamed in ${files.length} files, ${left.length} left; now npm run check`,
  );
  return left.length ? 1 : 0;
}

async function main() {
  const { values, positionals } = readArguments();
  if (values.rename) return rename(values.rename);
  const [source, ...others] = positionals;
  if (!source || others.length) throw new Error(usage);
  const theirs = await readTheirs(source, values);
  const ours = callsOf(await declaredDocument());
  const width = process.stdout.columns ?? (Number(process.env.COLUMNS) || defaultWidth);
  return report({ ours, theirs }, { ...values, width, say: (line) => console.log(line) });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
