import { t } from '@/i18n';
import { isVisible } from '@/lib/dom';

/** Conditions as chips, or as a form above the table. */
const conditions = () =>
  ['button', 'input', 'select']
    .flatMap((control) =>
      [`section[aria-label="${CSS.escape(t('elements.filter.title'))}"]`, 'search'].map(
        (bar) => `main ${bar} ${control}:not(:disabled):not([type="submit"])`,
      ),
    )
    .join(', ');

/** Goes to the first condition of the page in view. */
export function focusFirstCondition() {
  [...document.querySelectorAll<HTMLElement>(conditions())].find(isVisible)?.focus();
}
