import { parseArgs } from 'node:util';
import { readJson } from './drift/read-json.mjs';
import { callsOf } from './drift/documents.mjs';
import { compare } from './drift/compare.mjs';
import { applyRenames } from './drift/rename.mjs';
import { declaredDocument } from './openapi/declared.mjs';
import { apiFiles } from './openapi/endpoints.mjs';

/** Compares the calls of the console with a server's own API document, or applies agreed renames to the declarations. */

const usage = `npm run drift -- <file or address> [--json]    compare; exit code 1 where something breaks
npm run drift -- --rename <findings.json>      change the declarations after agreed findings of --json`;

const options = { json: { type: 'boolean' }, rename: { type: 'string' } };

const severities = ['breaking', 'warning', 'note'];
function print(findings) {
  for (const severity of severities) {
    const matching = findings.filter((finding) => finding.severity === severity);
    if (!matching.length) continue;
    console.log(`\n${severity} (${matching.length})`);
    console.table(
      matching.map(({ call, assumed, kind, where, expected, actual }) => ({
        call: assumed ? `${call} (assumed)` : call,
        kind,
        where,
        expected,
        actual: actual ?? '',
      })),
    );
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${error.message}\n${usage}`, { cause: error });
  }
}

async function main() {
  const { values, positionals } = readArguments();
  if (values.rename) {
    const findings = await readJson(values.rename);
    if (!Array.isArray(findings))
      throw new Error(`${String(values.rename)} is not what --json prints`);
    const { changed, left } = applyRenames(findings, apiFiles());
    for (const { call, where } of left) console.log(`by hand: ${call} ${where}`);
    console.log(
      `${changed} renamed, ${left.length} left; npm run typecheck names what else uses them`,
    );
    return left.length ? 1 : 0;
  }
  const [source, ...others] = positionals;
  if (!source || others.length) throw new Error(usage);
  const theirs = callsOf(await readJson(source));
  const ours = callsOf(await declaredDocument());
  const findings = compare(ours, theirs);
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else print(findings);
  const breaking = findings.filter(({ severity }) => severity === 'breaking').length;
  if (!values.json)
    console.log(
      `\n${ours.length} calls compared with ${theirs.length}: ${breaking} breaking of ${findings.length} differences`,
    );
  return breaking ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
