import { readFile } from 'node:fs/promises';

async function download(address) {
  const response = await fetch(address).catch((error) => {
    // `fetch` itself only says that it failed.
    throw new Error(`${address} cannot be reached: ${error.cause?.message || error.cause?.code}`, {
      cause: error,
    });
  });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
  return response.text();
}

const readText = (file) =>
  readFile(file, 'utf8').catch((error) => {
    throw new Error(`${file} cannot be read: ${error.message}`, { cause: error });
  });

/** Reads a file or an http address as JSON; the errors name it and what is there instead. */
export async function readJson(source) {
  const text = (await (/^https?:/.test(source) ? download(source) : readText(source)))
    .replace(/^\uFEFF/, '')
    .trim();
  try {
    return JSON.parse(text);
  } catch (error) {
    const hint = text.startsWith('<')
      ? 'a page, and not the JSON document that it shows, such as /swagger/v1/swagger.json'
      : error.message;
    throw new Error(`${source} is not JSON: ${hint}`, { cause: error });
  }
}
