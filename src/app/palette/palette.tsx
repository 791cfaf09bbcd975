import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@/i18n';
import { Combobox } from '@/ui/combobox';
import { ModalLayer } from '@/ui/overlay/modal-layer';
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

const { wrapper, container, body } = styles;
const parts = { wrapper, container, header: 'visually-hidden', body };

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
  const listId = useId();
  const { keyword, type, found, entries, activeIndex, setActiveIndex } = useSearch();
  const optionId = (entry: Entry) => `${listId} ${entry.id}`.replaceAll(' ', '_');
  useEffect(() => {
    reloadRecentRecords();
  }, []);
  return (
    <ModalLayer
      title={t('palette.title')}
      footer={null}
      closable={false}
      classNames={parts}
      closesOutside
      onClose={closePalette}
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
    </ModalLayer>
  );
}
