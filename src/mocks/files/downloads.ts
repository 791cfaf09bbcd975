import { env } from '@/config/env';
import { findFile } from './files';

const keepMs = 60_000;

/** Returns the path `/static/…` or `/template/…` of a link to the static host, or null for another link. */
function staticPath({ href }: HTMLAnchorElement): string | null {
  const host = new URL(env.staticUrl || '/', location.href).href.replace(/\/$/, '');
  const path = href.startsWith(host) ? href.slice(host.length) : '';
  return /^\/(static|template)\//.test(path) ? path : null;
}

/** Handles links to the static host, because browsers do not send downloads through the service worker. */
export function serveDownloads() {
  // oxlint-disable-next-line typescript/unbound-method -- the calls below set `this` to a link
  const { click } = HTMLElement.prototype;

  /** Downloads a file of the mock as a blob; a file that the mock does not have is requested from the network. */
  async function save(link: HTMLAnchorElement, path: string) {
    const file = await findFile(path);
    const copy = document.createElement('a');
    copy.href = file ? URL.createObjectURL(new Blob([file.bytes], { type: file.type })) : link.href;
    copy.download = file?.name ?? link.download;
    click.call(copy);
    if (file) setTimeout(() => URL.revokeObjectURL(copy.href), keepMs);
  }

  HTMLAnchorElement.prototype.click = function clickOrSave() {
    const path = staticPath(this);
    if (path) void save(this, path);
    else click.call(this);
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && staticPath(link);
    if (!link || !path) return;
    event.preventDefault();
    void save(link, path);
  });
}
