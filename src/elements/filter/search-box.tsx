import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import { useRef, useState, type CSSProperties } from 'react';
import { conditionLength } from '@/config/limits';
import { lengthMessage } from '@/elements/control/length-count';
import { useMaskedBox } from '@/elements/control/use-masked-box';
import { label, useTranslation } from '@/i18n';
import { isInputMethodKey } from '@/lib/keys';
import { maskNumbers } from '@/lib/mask';
import { textPx, trimText } from '@/lib/text';
import type { AnyFilter } from '@/schema/filter';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { filterKind } from '@/values/filters';
import { pasteKeyword } from '@/values/text/paste-keyword';
import { isSet, valueText } from './filter-values';
import type { Draft } from './use-draft';
import styles from './search-box.module.css';

/** The condition that stands in the bar as an input: the first text among those that are shown. */
export const searchedFilter = (filters: readonly AnyFilter[]) =>
  filters.find((filter) => filterKind(filter).isSearch);

/** The typed text of the search box. The list is searched for it on Enter and with 查询, not while it is typed. */
export function useSearchText(filter: AnyFilter | undefined, draft: Draft) {
  const value = filter && draft.values[filter.key];
  const applied = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState({ text: applied, applied });
  // A condition that is set elsewhere, e.g. by a view, replaces the typed text.
  const text = typed.applied === applied ? typed.text : applied;
  const problem = lengthMessage(trimText(text), conditionLength);
  const put = (next: string) => {
    if (!filter) return;
    setTyped({ text: next, applied: next });
    draft.put({ [filter.key]: next || undefined }, {});
  };
  return {
    text,
    problem,
    applied,
    type: (next: string) => setTyped({ text: next, applied }),
    /** Searches again when nothing has changed. */
    submit: () => {
      if (problem) return;
      if (trimText(text) === applied) draft.submit();
      else put(trimText(text));
    },
    clear: () => (applied ? put('') : setTyped({ text: '', applied })),
  };
}

interface SearchBoxProps {
  /** Name of the page, for labels. */
  name: string;
  filter: AnyFilter;
  search: ReturnType<typeof useSearchText>;
}

/** The first condition of a list: an input, because a name or a number is what most searches begin with. */
export function SearchBox({ name, filter, search }: SearchBoxProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const masked = useMaskedBox(search.text, maskNumbers);
  const labelText = label(name, 'filters', filter.key);
  const unset = t('elements.filter.chip', {
    label: labelText,
    value: valueText(filter, undefined),
  });
  return (
    <Row
      className={styles.search}
      style={{ '--words': `${textPx(unset)}px` } as CSSProperties}
      data-set={isSet(search.applied)}
    >
      <Row className={styles.field}>
        <Icon icon={SearchOutlined} />
        <TextInput
          ref={box}
          className={styles.box}
          enterKeyHint="search"
          aria-label={labelText}
          aria-invalid={search.problem !== ''}
          placeholder={unset}
          value={masked.text}
          onFocus={masked.onFocus}
          onBlur={masked.onBlur}
          onPaste={pasteKeyword}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isInputMethodKey(event)) search.submit();
          }}
        />
        {search.text !== '' && (
          <IconButton
            className={styles.clear}
            label={t('elements.filter.clear', { label: labelText })}
            onClick={() => {
              box.current?.focus();
              search.clear();
            }}
          >
            <Icon icon={CloseOutlined} size={12} />
          </IconButton>
        )}
        {search.problem && (
          <Text as="p" tone="error" className={styles.problem} role="alert">
            {search.problem}
          </Text>
        )}
      </Row>
    </Row>
  );
}
