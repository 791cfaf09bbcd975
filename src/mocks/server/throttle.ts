import { HttpResponse } from 'msw/http';

const ticksPerSecond = 20;
const tick = () => new Promise((done) => setTimeout(done, 1000 / ticksPerSecond));

const withoutLength = ({ headers }: Response) => {
  const copy = new Headers(headers);
  copy.delete('content-length');
  return copy;
};

/** Reads a copy of the body; nothing when the connection is cut in its middle, where the response has to fail itself. */
const bytesOf = async (response: Response) =>
  response
    .clone()
    .arrayBuffer()
    .catch(() => undefined);

/** Returns the same response with a body that arrives at this many bytes per second. */
export async function throttle(response: Response, bytesPerSecond: number): Promise<Response> {
  const buffer = await bytesOf(response);
  if (!buffer) return response;
  const bytes = new Uint8Array(buffer);
  const step = Math.max(1, Math.round(bytesPerSecond / ticksPerSecond));
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      await tick();
      controller.enqueue(bytes.slice(sent, sent + step));
      sent += step;
      if (sent >= bytes.length) controller.close();
    },
  });
  const { status } = response;
  return new HttpResponse(body, { status, headers: withoutLength(response) });
}

const quotedId = /"(\w*[iI]d)":"([1-9]\d{15,18})"/g;
const quotedIds = /"(\w*[iI]ds)":\[((?:"[1-9]\d{15,18}",?)+)\]/g;

/** Removes the quotes of long ids, as in the JSON of a server that does not quote 64-bit integers. */
export const unquoteIds = (json: string) =>
  json
    .replace(quotedId, '"$1":$2')
    .replace(
      quotedIds,
      (_all, name: string, ids: string) => `"${name}":[${ids.replaceAll('"', '')}]`,
    );

/** Quotes the totals, as in the JSON of a server that quotes all 64-bit integers; long ids are quoted anyway. */
export const quoteTotals = (json: string) =>
  json.replace(/"totalCount":(\d+)/g, '"totalCount":"$1"');

/**
 * Returns the same response with a changed body. The text is changed instead of the parsed value, because parsing would
 * lose the last digits of long numbers.
 */
export async function rewriteBody(
  response: Response,
  rewrite: (json: string) => string,
): Promise<Response> {
  const bytes = await bytesOf(response);
  if (!bytes) return response;
  const text = rewrite(new TextDecoder().decode(bytes));
  const headers = withoutLength(response);
  headers.set('Content-Length', String(new TextEncoder().encode(text).length));
  return new HttpResponse(text, { status: response.status, headers });
}
