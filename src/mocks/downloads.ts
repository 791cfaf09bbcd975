import { findFile } from './files';

const keepMs = 60_000;

/** Hands out a file of the mock as a blob; false when the link leads elsewhere. */
function save(link: HTMLAnchorElement): boolean {
  const [, file = ''] = link.href.split('/static/');
  const text = findFile(file);
  if (text === undefined) return false;
  const copy = document.createElement('a');
  copy.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  copy.download = link.download || file;
  copy.click();
  setTimeout(() => URL.revokeObjectURL(copy.href), keepMs);
  return true;
}

/** Browsers send downloads past the service worker, so links to the static host are answered here. */
export function serveDownloads() {
  // oxlint-disable-next-line typescript/unbound-method -- it is given its own link below
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function clickOrSave() {
    if (!save(this)) click.call(this);
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && save(link)) event.preventDefault();
  });
}
