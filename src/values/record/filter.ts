import { t } from '@/i18n';
import { screenText } from '@/stores/privacy';
import type { FilterKind } from '@/values/filter-kind';

/** A record, or several. A chip shows their names, and an id where the name is unknown. */
export const recordFilter: FilterKind = {
  isNamed: true,
  read: ({ key, multiple }, params) => {
    if (!multiple) return params.get(key) || undefined;
    const ids = params.getAll(key).filter(Boolean);
    return ids.length ? ids : undefined;
  },
  text: (value, _filter, name = []) =>
    Array.isArray(value)
      ? value.map((id, index) => name[index] || String(id)).join(t('elements.filter.separator'))
      : screenText(String(name.length ? name : value)),
};
