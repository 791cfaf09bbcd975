import type { Page, Request } from '@playwright/test';
import { Answers } from './answers';

interface Call {
  method: string;
  path: string;
  status: number;
  /** Whether a business rule has refused it, which only the server can know. */
  isByRule: boolean;
}

/** What the windows have reported. */
export class Events {
  uncaught: string[] = [];
  consoleErrors: string[] = [];
  foreignHosts: string[] = [];
  /** Calls of the API that were answered since the last action. */
  calls: Call[] = [];
  /** Calls of the API that were sent since the last action, as `METHOD /path`. */
  sent: string[] = [];
  /** The same calls with what they carry. */
  sentInFull: string[] = [];
  readonly answers = new Answers();
  /** Questions of the browser itself since the last action: the page asks before it is left. */
  questions: string[] = [];
  /** Requests without a response. */
  readonly running = new Set<Request>();
  /** How many requests have been answered. */
  responses = 0;
  /** When the last script has arrived, in ms. */
  scriptAt = 0;

  /** Forgets what belongs to the last action. */
  nextAction() {
    this.calls = [];
    this.sent = [];
    this.sentInFull = [];
    this.questions = [];
  }

  listen(page: Page, baseURL: string) {
    page.on('pageerror', ({ message }) => {
      // The browser checks the service worker of the mock for an update, which fails offline and when the page closes.
      if (!message.startsWith('Failed to update a ServiceWorker')) this.uncaught.push(message);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        this.consoleErrors.push(message.text());
    });
    page.on('request', (request) => {
      this.running.add(request);
      const { protocol, origin, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) this.foreignHosts.push(origin);
      if (!isApi(pathname)) return;
      this.sent.push(`${request.method()} ${pathname}`);
      this.sentInFull.push(inFull(request));
    });
    page.on('requestfailed', (request) => this.running.delete(request));
    page.on('requestfinished', (request) => {
      this.running.delete(request);
      this.responses += 1;
      if (request.resourceType() === 'script') this.scriptAt = Date.now();
    });
    page.on('close', () => {
      for (const request of this.running) if (isOf(request, page)) this.running.delete(request);
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!isApi(pathname)) return;
      this.answers.add(response);
      this.calls.push({
        method: response.request().method(),
        path: pathname,
        status: response.status(),
        isByRule: '_abperrorformat' in response.headers(),
      });
    });
    page.on('dialog', (dialog) => {
      this.questions.push(dialog.type());
      void dialog.accept();
    });
    // Without a listener the browser would open the file dialog of the system.
    page.on('filechooser', () => undefined);
  }
}

const isApi = (path: string) => path.startsWith('/api/') || path.startsWith('/connect/');

/** Headers that the console sets itself. */
const ownHeaders = /substation|tenant|^(authorization|accept-language|if-match)$/;
const maxBodyLength = 4_000;
function inFull(request: Request) {
  const { pathname, search } = new URL(request.url());
  const headers = Object.entries(request.headers())
    .filter(([name]) => ownHeaders.test(name))
    .map(([name, value]) => `${name}: ${value}`)
    .toSorted();
  const body = request.postData()?.slice(0, maxBodyLength) ?? '';
  return `${request.method()} ${pathname}${search} ${body} (${headers.join(', ')})`;
}

/** Returns whether the page has sent the request; a request of the service worker has no page. */
function isOf(request: Request, page: Page) {
  try {
    return request.frame().page() === page;
  } catch {
    return false;
  }
}
