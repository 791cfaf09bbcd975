/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- like the popup: a `<dialog>` of the top layer would cover messages */
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from '@/i18n';
import { Combobox } from '@/ui/combobox';
import { onDialogKey } from '@/ui/overlay/dialog-keys';
import { usePopupStack } from '@/ui/overlay/popup-stack';
import { usePinyin } from '@/ui/use-pinyin';
import { closePalette } from '@/stores/layout';
import { reloadRecentRecords } from '@/stores/recent';
import { useSettings } from '@/stores/settings';
import { Hits } from './results';
import styles from './palette.module.css';
import { search, type Entry } from './search';
import { useEntries } from './use-entries';

/** Closes the palette and restores the focus before the chosen command opens something. */
function choose({ run }: Entry) {
  flushSync(closePalette);
  run();
}

const onMask = ({ target, currentTarget }: MouseEvent) => {
  if (target === currentTarget) closePalette();
};

/** Holds the keyword, the matches and the active one. */
function useSearch() {
  const [keyword, setKeyword] = useState('');
  const [index, setActiveIndex] = useState(0);
  const { sounds, onKeyword } = usePinyin();
  const byPinyin = useSettings((state) => state.pinyinSearch);
  const found = search(useEntries(), keyword, byPinyin ? sounds : undefined);
  const entries = found.flatMap(({ hits }) => hits.map(({ entry }) => entry));
  const type = (text: string) => {
    setKeyword(text);
    setActiveIndex(0);
    if (byPinyin) onKeyword(text.trim());
  };
  const activeIndex = Math.min(index, entries.length - 1);
  return { keyword, type, found, entries, activeIndex, setActiveIndex };
}

/** Finds a page, a record, a sub-station or a command by a few letters. */
export function Palette() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { keyword, type, found, entries, activeIndex, setActiveIndex } = useSearch();
  const optionId = (entry: Entry) => `${listId} ${entry.id}`.replaceAll(' ', '_');
  usePopupStack(box, closePalette);
  useEffect(() => {
    reloadRecentRecords();
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
          <Combobox
            label={t('palette.title')}
            placeholder={t('palette.placeholder')}
            listId={listId}
            options={entries}
            optionId={optionId}
            activeIndex={activeIndex}
            onActiveIndex={setActiveIndex}
            value={keyword}
            onChange={type}
            onSelect={choose}
          />
          <button type="button" className={styles.close} onClick={closePalette}>
            {t('common.close')}
          </button>
        </div>
        <Hits
          id={listId}
          found={found}
          active={entries[activeIndex]}
          optionId={optionId}
          onHover={(entry) => setActiveIndex(entries.indexOf(entry))}
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
