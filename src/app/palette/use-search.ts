import { useEffect, useEffectEvent, useState } from 'react';
import { usePinyin } from '@/elements/select/use-pinyin';
import { trimText } from '@/lib/text';
import { useSettings } from '@/stores/settings';
import { callGroup } from './call-entries';
import { search, type Entry, type HitGroup } from './search';
import { useEntries } from './use-entries';
import { useRecords } from './use-records';

const entriesIn = (groups: HitGroup[]) =>
  groups.flatMap(({ hits }) => hits.map(({ entry }) => entry));

/** The record that was meant without a doubt: the only one that was found. */
function onlyRecord(entries: Entry[]) {
  const [only, ...others] = entries.filter((entry) => !entry.isAction && entry.group !== 'call');
  return others.length || only?.staysOpen ? undefined : only;
}

/** Holds the keyword, the matches and the active one. */
export function useSearch(choose: (entry: Entry) => void) {
  const [keyword, setKeyword] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  // By its id, because records that are found later move the entries below them.
  const [activeId, setActiveId] = useState('');
  // Enter was pressed before the responses arrived: it opens the only record found; several ones are shown to choose from.
  const [isEarly, setIsEarly] = useState(false);
  const { matchPinyin, onKeyword } = usePinyin();
  const byPinyin = useSettings((state) => state.pinyinSearch);
  const local = search(useEntries(), keyword, byPinyin ? matchPinyin : undefined);
  // The letters of an unfinished word are not what the user looks for.
  const records = useRecords(isComposing ? '' : keyword);
  const { phone, isSearching, hasFailed } = records;
  const card = phone ? [...records.groups, callGroup(phone)] : [];
  const found = phone ? local : [...local, ...records.groups];
  const entries = [...entriesIn(card), ...entriesIn(found)];
  // Nobody has read an entry that appears above others at the moment when Enter is pressed.
  const [first] = isSearching ? (phone ? [] : entriesIn(local)) : entries;
  const active = entries.find(({ id }) => id === activeId) ?? first;

  const type = (text: string, composing: boolean) => {
    setKeyword(text);
    setIsComposing(composing);
    setActiveId('');
    setIsEarly(false);
    if (byPinyin) onKeyword(trimText(text));
  };
  const activate = (id: string) => {
    setActiveId(id);
    setIsEarly(false);
  };
  const only = isEarly && !isSearching && !hasFailed ? onlyRecord(entries) : undefined;
  const openOnly = useEffectEvent(() => {
    if (only) choose(only);
  });
  useEffect(() => openOnly(), [only?.id]);
  return {
    keyword,
    isComposing,
    type,
    found,
    card,
    records,
    entries,
    active,
    activate,
    isEarly,
    onEnter: () => setIsEarly(isSearching),
    onSelect: (entry: Entry) => {
      setIsEarly(false);
      choose(entry);
    },
  };
}
