import { t } from '@/i18n';
import { isVisible } from '@/lib/dom';

/** The filters above a table: chips, or a form. */
const conditions = () =>
  ['button', 'input', 'select']
    .flatMap((control) =>
      [`section[aria-label="${CSS.escape(t('elements.filter.title'))}"]`, 'search'].map(
        (bar) => `main ${bar} ${control}:not(:disabled):not([type="submit"])`,
      ),
    )
    .join(', ');

/** Focuses the first filter of the visible page. */
export function focusFirstCondition() {
  [...document.querySelectorAll<HTMLElement>(conditions())].find(isVisible)?.focus();
}
