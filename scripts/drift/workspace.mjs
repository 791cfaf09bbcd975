import { writeFileSync } from 'node:fs';
import { ts } from '../openapi/program.mjs';

/**
 * The code of the console as TypeScript's language service sees it, with edits that are kept in memory until `save`.
 * Edits are { file, start, length, text }.
 */
export function openWorkspace(root = process.cwd()) {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const texts = new Map();
  const versions = new Map();
  const readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  const service = ts.createLanguageService({
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const write = (file, text) => {
    texts.set(file, text);
    versions.set(file, (versions.get(file) ?? 0) + 1);
  };
  return {
    root,
    files: fileNames,
    service,
    readFile,
    write,
    program: () => service.getProgram(),
    edit(edits) {
      for (const [file, all] of Map.groupBy(edits, (one) => one.file)) {
        let text = readFile(file);
        const places = new Map(all.map((one) => [one.start, one]));
        for (const { start, length, text: next } of [...places.values()].toSorted(
          (a, b) => b.start - a.start,
        ))
          text = text.slice(0, start) + next + text.slice(start + length);
        write(file, text);
      }
    },
    /** Writes the changed files and returns their names. */
    save() {
      for (const [file, text] of texts) writeFileSync(file, text);
      return [...texts.keys()];
    },
  };
}
