import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../message-of.ts';

const secondsAllowed = 30;
/** Error codes that mean that Node.js does not trust the certificate. */
const certificateCodes =
  /^(?:SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER))/;

function reasonOf(error: unknown, seconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${seconds} s (--timeout)`;
  const { message, code }: NodeJS.ErrnoException =
    error.cause instanceof Error ? error.cause : error;
  const hint = certificateCodes.test(code ?? '')
    ? '; NODE_EXTRA_CA_CERTS names the file of its certificate authority'
    : '';
  return (message || (code ?? '')) + hint;
}

interface Options {
  headers?: Record<string, string>;
  seconds?: number;
}

async function download(address: string, { headers = {}, seconds = secondsAllowed }: Options) {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(seconds * 1000) });
    const { ok, status, redirected, url } = response;
    return { text: await response.text(), ok, status, landed: redirected ? url : null };
  } catch (error) {
    // The message of `fetch` does not contain the reason, so the error here adds it.
    throw new Error(`${address} cannot be reached: ${reasonOf(error, seconds)}`, { cause: error });
  }
}

const signIn = 'a document behind a sign-in is read with --header "Authorization: Bearer …"';

async function readAddress(address: string, options: Options) {
  const { text, ok, status, landed } = await download(address, options);
  if (ok) return { text, landed };
  const hint = status === 401 || status === 403 ? `: ${signIn}` : '';
  throw new Error(`${address} returned status ${status}${hint}`);
}

const readText = (file: string) =>
  readFile(file.startsWith('file:') ? fileURLToPath(file) : file, 'utf8').catch(
    (error: unknown) => {
      throw new Error(`${file} cannot be read: ${messageOf(error)}`, { cause: error });
    },
  );

/** Reads a file or an HTTP address as JSON. Its errors name the source and what it contains instead. */
export async function readJson(source: string, options: Options = {}): Promise<unknown> {
  const { text: given, landed } = /^https?:/.test(source)
    ? await readAddress(source, options)
    : { text: await readText(source), landed: null };
  const text = given.replace(/^\uFEFF/, '').trim();
  try {
    return JSON.parse(text);
  } catch (error) {
    const page = landed
      ? `it leads to the page ${landed}; ${signIn}`
      : 'a page, and not the JSON document that it shows, such as /swagger/v1/swagger.json';
    const hint = text.startsWith('<') ? page : messageOf(error);
    throw new Error(`${source} is not JSON: ${hint}`, { cause: error });
  }
}
