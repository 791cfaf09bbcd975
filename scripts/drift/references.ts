import { pathToFileURL } from 'node:url';
import { isObject, type Json } from './json.ts';

/** Decodes a segment of a JSON pointer. .NET writes `PagedResultDto%601`, and paths are written `~1api~1vote`. */
function decoded(part: string) {
  const unescaped = (text: string) => text.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return unescaped(decodeURIComponent(part));
  } catch {
    return unescaped(part);
  }
}

const partAt = (document: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => {
      if (!isObject(part)) return undefined;
      // Some generators do not encode the name, so the encoded key is tried as well.
      return [decoded(key), key]
        .map((name) => Object.hasOwn(part, name) && part[name])
        .find(Boolean);
    }, document);

const split = (reference: string): [file: string, pointer: string] => {
  const at = reference.indexOf('#');
  return at < 0 ? [reference, ''] : [reference.slice(0, at), reference.slice(at + 1)];
};

/** What a reference leads to, and the references on the way. A part that is no reference leads to itself. */
interface Followed {
  value?: unknown;
  names: string[];
  problem?: string;
}
export type Follow = (value: unknown) => Followed;

/** Returns a function that follows references to { value, names } or { problem }. */
export function follower(document: unknown, others = new Map<string, unknown>()): Follow {
  function follow(value: unknown, names: string[] = []): Followed {
    const reference = isObject(value) ? value.$ref : undefined;
    if (typeof reference !== 'string') return { value, names };
    if (names.includes(reference)) return { names, problem: `${reference} leads to itself` };
    const [file, pointer] = split(reference);
    const target = file ? others.get(file) : document;
    if (target instanceof Error) return { names, problem: target.message };
    const isPointer = pointer === '' || pointer.startsWith('/');
    const found = isPointer ? partAt(target, pointer) : undefined;
    if (!isObject(found)) return { names, problem: `${reference} leads nowhere` };
    return follow(found, [...names, reference]);
  }
  return (value) => follow(value);
}

/** Makes the references to other files absolute and returns the addresses of these files. */
function absolute(document: Json, base: string, isMain: boolean) {
  const files = new Set<string>();
  const parts = [document];
  // The loop also visits the parts that it adds.
  for (const part of parts) {
    if (typeof part.$ref === 'string' && !(isMain && part.$ref.startsWith('#'))) {
      const url = URL.parse(part.$ref, base);
      if (url) {
        part.$ref = url.href;
        files.add(split(url.href)[0]);
      }
    }
    for (const value of Object.values(part)) if (isObject(value)) parts.push(value);
  }
  return files;
}

/** Reads the other files to which a document refers. Returns a map from address to document, or to the error. */
export async function readOthers(
  document: unknown,
  source: string,
  read: (address: string) => unknown,
) {
  const isRemote = /^https?:/.test(source);
  const start = isRemote ? new URL(source).href : pathToFileURL(source).href;
  const others = new Map<string, unknown>([[split(start)[0], document]]);
  async function add(file: string) {
    if (others.has(file)) return;
    others.set(file, null);
    try {
      // A document from a server must not make this computer read its own files.
      if (isRemote && !/^https?:/.test(file)) throw new Error(`${file} is not read`);
      const other = await read(file);
      others.set(file, other);
      if (isObject(other)) await addAll(absolute(other, file, false));
    } catch (error) {
      others.set(file, error);
    }
  }
  const addAll = (files: Set<string>) => Promise.all([...files].map(add));
  if (isObject(document)) await addAll(absolute(document, start, true));
  return others;
}
