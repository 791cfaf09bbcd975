/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox, which no element of HTML draws in columns */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePinyin } from '@/ui/use-pinyin';
import { matchesText } from '@/lib/pinyin';
import { useSubstations, type ChosenSubstation } from '@/stores/substations';
import { substationTitle } from './switch-substation';
import styles from './switcher.module.css';
import { BarIcon } from '@/app/icons/top-bar-icons';

interface ChoiceListProps {
  id: string;
  found: ChosenSubstation[];
  /** The one that Enter takes. */
  active: ChosenSubstation | undefined;
  /** Id of the one in force. */
  chosen: string;
  onChoose: (to: ChosenSubstation) => void;
}

function ChoiceList({ id, found, active, chosen, onChoose }: ChoiceListProps) {
  const { t } = useTranslation();
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      className={styles.choices}
      aria-label={t('elements.switcher.title')}
      // The focus stays in the search.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((one) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search has the focus and the keys
        <div
          key={one.id}
          id={`${id}-${one.id}`}
          role="option"
          aria-selected={String(one.id) === chosen}
          data-active={one === active}
          title={substationTitle(one)}
          onClick={() => onChoose(one)}
        >
          <span>{substationTitle(one)}</span>
          {String(one.id) === chosen && <BarIcon name="chosen" size={14} />}
        </div>
      ))}
    </div>
  );
}

/** What the keyword finds, and which of it Enter takes; at first the one in force. */
function useFound(choices: ChosenSubstation[], chosen: string) {
  const [keyword, setKeyword] = useState('');
  const [at, setAt] = useState(() => choices.findIndex(({ id }) => String(id) === chosen));
  const { sounds, onKeyword } = usePinyin();
  const found = choices.filter((one) => matchesText(substationTitle(one), keyword, sounds));
  const place = Math.min(at, found.length - 1);
  const type = (text: string) => {
    setKeyword(text);
    setAt(0);
    onKeyword(text.trim());
  };
  const move = (step: number) =>
    found.length > 0 && setAt((place + step + found.length) % found.length);
  return { keyword, type, found, active: found[place], move };
}

interface SwitcherPanelProps {
  choices: ChosenSubstation[];
  onChoose: (to: ChosenSubstation) => void;
}

/** All sub-stations in columns under a search by name, pinyin or initials; the arrows go down the columns. */
export function SwitcherPanel({ choices, onChoose }: SwitcherPanelProps) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = String(useSubstations((state) => state.chosen.id));
  const { keyword, type, found, active, move } = useFound(choices, chosen);
  const activeId = active && `${listId}-${active.id}`;
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const option = activeId ? document.getElementById(activeId) : null;
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While a Chinese word is being put together the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(step);
    if (event.key === 'Enter' && active) onChoose(active);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.search}>
        <input
          ref={input}
          role="combobox"
          aria-label={t('elements.switcher.search')}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={t('elements.switcher.hint')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={keyword}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <output>{t('elements.switcher.count', { count: choices.length - 1 })}</output>
      </div>
      {found.length === 0 && <p className={styles.none}>{t('elements.switcher.none')}</p>}
      <ChoiceList id={listId} found={found} active={active} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
