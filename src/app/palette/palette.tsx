/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- like the popup: a `<dialog>` of the top layer would cover messages */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { onDialogKey } from '@/ui/overlay/dialog-keys';
import { usePopupStack } from '@/ui/overlay/popup-stack';
import { usePinyin } from '@/ui/use-pinyin';
import { closePalette } from '@/stores/palette';
import { reloadRecentRecords } from '@/stores/recent';
import { useSettings } from '@/stores/settings';
import { Hits } from './hits';
import styles from './palette.module.css';
import { search, type Entry } from './search';
import { useEntries } from './use-entries';

/** The palette is gone, and the focus back, before what was chosen opens something of its own. */
function choose({ run }: Entry) {
  flushSync(closePalette);
  run();
}

const onMask = ({ target, currentTarget }: MouseEvent) => {
  if (target === currentTarget) closePalette();
};

/** The keyword, what it finds, and which of it Enter takes. */
function useSearch() {
  const [keyword, setKeyword] = useState('');
  const [at, setAt] = useState(0);
  const { sounds, onKeyword } = usePinyin();
  const byPinyin = useSettings((state) => state.pinyinSearch);
  const found = search(useEntries(), keyword, byPinyin ? sounds : undefined);
  const entries = found.flatMap(({ hits }) => hits.map(({ entry }) => entry));
  const type = (text: string) => {
    setKeyword(text);
    setAt(0);
    if (byPinyin) onKeyword(text.trim());
  };
  return { keyword, type, found, entries, at: Math.min(at, entries.length - 1), setAt };
}
type Search = ReturnType<typeof useSearch>;

/** Arrows go round; Enter takes what is marked, but not while an input method still composes. */
function onSearchKey(event: KeyboardEvent, { entries, at, setAt }: Search) {
  if (event.nativeEvent.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && entries.length) setAt((at + step + entries.length) % entries.length);
  const chosen = event.key === 'Enter' ? entries[at] : undefined;
  if (chosen) choose(chosen);
  if (step || event.key === 'Enter') event.preventDefault();
}

/** Goes to a page or a record, switches the sub-station or does something, found by a few letters. */
export function Palette() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useSearch();
  const { keyword, entries, at } = found;
  const optionId = (entry: Entry) => `${listId} ${entry.id}`.replaceAll(' ', '_');
  const active = entries[at];
  usePopupStack(box, closePalette);
  useEffect(() => {
    reloadRecentRecords();
    input.current?.focus();
  }, []);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc and the button close it as well
    <div className={styles.mask} onMouseDown={onMask}>
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={t('palette.title')}
        tabIndex={-1}
        className={styles.box}
        onKeyDown={(event) => onDialogKey(event, event.currentTarget, closePalette)}
      >
        <div className={styles.head}>
          <input
            ref={input}
            role="combobox"
            aria-label={t('palette.title')}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={t('palette.placeholder')}
            value={keyword}
            onChange={({ target }) => found.type(target.value)}
            onKeyDown={(event) => onSearchKey(event, found)}
          />
          <button type="button" className={styles.close} onClick={closePalette}>
            {t('common.close')}
          </button>
        </div>
        <Hits
          id={listId}
          found={found.found}
          active={active}
          optionId={optionId}
          onPoint={(entry) => found.setAt(entries.indexOf(entry))}
          onChoose={choose}
        />
        <output className="visually-hidden">
          {keyword.trim() && t('palette.count', { count: entries.length })}
        </output>
        {entries.length === 0 && (
          <p className={styles.empty}>{t('palette.empty', { keyword: keyword.trim() })}</p>
        )}
      </div>
    </div>,
    document.body,
  );
}
