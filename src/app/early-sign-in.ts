import { applyStoredTheme } from '@/app/theme/stored-theme';
import { storedLanguage } from '@/config/languages';
import { storageKeys } from '@/config/limits';
import { startsWithSignIn, storedTenant } from '@/config/stored-session';
import { local } from '@/lib/storage';
import { fill, focusFirstEmpty } from '@/pages/login/inputs';

/*
 * A chunk of its own that runs before the first paint, while the code of the console loads. It applies the stored theme,
 * and shows the sign-in that the build has rendered into the document. The console then takes over the same elements, so
 * that what is typed meanwhile stays.
 */

/** Shows what differs between visits. */
function fillTexts(page: HTMLElement) {
  const tenant = storedTenant();
  const header = page.querySelector('header');
  const name = page.querySelector('output span');
  if (header && name && tenant) {
    header.dataset.tenant = '';
    name.textContent = tenant.name;
  }
  if (header && local.read(storageKeys.ownBrand) !== null) header.style.visibility = 'hidden';
}

function fillForm(form: HTMLFormElement) {
  const userName = local.read(storageKeys.rememberedUser);
  const remember = form.elements.namedItem('remember');
  if (userName) fill(form, { userName });
  if (userName && remember instanceof HTMLInputElement) remember.checked = true;
  focusFirstEmpty(form);
}

/** Keeps the last use of a control for the console, which alone can handle it. */
function keepUse(page: HTMLElement, { target }: Event, selector: string): boolean {
  const control = target instanceof Element && target.closest<HTMLElement>(selector);
  if (!control || page.dataset.waiting === undefined) return false;
  page.querySelector('[data-used]')?.removeAttribute('data-used');
  control.dataset.used = control instanceof HTMLSelectElement ? control.value : '';
  return true;
}

function showSignIn(root: Element) {
  const template = document.querySelector<HTMLTemplateElement>(`#sign-in-${storedLanguage()}`);
  if (template) root.append(template.content.cloneNode(true));
  const page = root.querySelector('main');
  const form = root.querySelector('form');
  if (!page || !form) return;
  page.dataset.waiting = '';
  // The browser would send the form to the host.
  page.addEventListener(
    'click',
    (event) => keepUse(page, event, 'button') && event.preventDefault(),
  );
  page.addEventListener('change', (event) => keepUse(page, event, 'select'));
  fillTexts(page);
  fillForm(form);
}

applyStoredTheme();
const root = document.querySelector('#root');
if (root && startsWithSignIn()) showSignIn(root);
