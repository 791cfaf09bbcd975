import { writeFileSync } from 'node:fs';
import { groupBy } from '../../src/lib/sets.ts';
import { ts } from '../openapi/program.ts';

/** A replacement of `length` characters in a file. */
export interface Edit {
  file: string;
  start: number;
  length: number;
  text: string;
}
export type Workspace = ReturnType<typeof openWorkspace>;

/**
 * The code of the console as TypeScript's language service sees it, with edits that are kept in memory until `save`.
 */
export function openWorkspace(root = process.cwd()) {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const texts = new Map<string, string>();
  const versions = new Map<string, number>();
  const readFile = (file: string) => texts.get(file) ?? ts.sys.readFile(file);
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
    fileExists: (file) => ts.sys.fileExists(file),
    readFile,
    readDirectory: (...given) => ts.sys.readDirectory(...given),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
  });
  const write = (file: string, text: string) => {
    texts.set(file, text);
    versions.set(file, (versions.get(file) ?? 0) + 1);
  };
  return {
    root,
    files: fileNames,
    service,
    readFile,
    write,
    program() {
      const program = service.getProgram();
      if (!program) throw new Error('TypeScript reads no program.');
      return program;
    },
    /** Returns the text of a file. Throws if there is no such file. */
    textOf(file: string) {
      const text = readFile(file);
      if (text === undefined) throw new Error(`${file} is gone`);
      return text;
    },
    edit(edits: Edit[]) {
      for (const [file, all] of groupBy(edits, (one) => one.file)) {
        let text = this.textOf(file);
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
