import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@/i18n';
import { readKeyword } from '@/lib/search-keyword';
import { Combobox } from '@/ui/combobox';
import { ModalLayer } from '@/ui/overlay/modal-layer';
import { usePinyin } from '@/elements/select/use-pinyin';
import { closePalette } from '@/stores/layout';
import { useSettings } from '@/stores/settings';
import { callGroup } from './call-entries';
import { Hits } from './results';
import styles from './palette.module.css';
import { search, type Entry, type HitGroup } from './search';
import { useEntries } from './use-entries';
import { useRecords } from './use-records';

/** Closes the palette and restores the focus before the chosen command opens something. */
function choose({ run, staysOpen }: Entry) {
  if (!staysOpen) flushSync(closePalette);
  run();
}

const { wrapper, container, body } = styles;
const parts = { wrapper, container, header: 'visually-hidden', body };

const entriesIn = (groups: HitGroup[]) =>
  groups.flatMap(({ hits }) => hits.map(({ entry }) => entry));

/** Holds the keyword, the matches and the active one. */
function useSearch() {
  const [keyword, setKeyword] = useState('');
  // By its id, because records that are found later move the entries below them.
  const [activeId, setActiveId] = useState('');
  const { matchPinyin, onKeyword } = usePinyin();
  const byPinyin = useSettings((state) => state.pinyinSearch);
  const local = search(useEntries(), keyword, byPinyin ? matchPinyin : undefined);
  const records = useRecords(keyword);
  const { phone } = records;
  const card = phone ? [...records.groups, callGroup(phone)] : [];
  const found = phone ? local : [...local, ...records.groups];
  const entries = [...entriesIn(card), ...entriesIn(found)];
  const type = (text: string) => {
    setKeyword(text);
    setActiveId('');
    if (byPinyin) onKeyword(text.trim());
  };
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];
  return { keyword, type, found, card, records, entries, active, setActiveId };
}

/** Finds a page, a record, a sub-station or a command by a few letters. */
export function Palette() {
  const { t } = useTranslation();
  const listId = useId();
  const { keyword, type, found, card, records, entries, active, setActiveId } = useSearch();
  const { isSearching, hasFailed, wasAsked, phone } = records;
  const count = entries.filter(({ staysOpen }) => !staysOpen).length;
  const isCounted = keyword.trim() !== '' && (count > 0 || !hasFailed);
  const isComplete = wasAsked && !hasFailed;
  const optionId = (entry: Entry) => `${listId} ${entry.id}`.replaceAll(' ', '_');
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
          activeIndex={active ? entries.indexOf(active) : 0}
          onActiveIndex={(index) => setActiveId(entries[index]?.id ?? '')}
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
        card={phone ? { phone, groups: card, isSearching, isComplete } : undefined}
        found={found}
        active={active}
        optionId={optionId}
        onHover={({ id }) => setActiveId(id)}
        onChoose={choose}
      />
      <output className={isSearching ? styles.searching : 'visually-hidden'}>
        {isSearching && t('palette.searching')}
        {!isSearching && isCounted && t('palette.count', { count })}
      </output>
      {entries.length === 0 && !isSearching && (
        <p className={styles.empty}>
          {readKeyword(keyword)
            ? t('palette.empty', { keyword: keyword.trim() })
            : t('palette.tooShort', { keyword: keyword.trim() })}
        </p>
      )}
    </ModalLayer>
  );
}
