import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import { useId, useState, type SubmitEvent } from 'react';
import { gearKeywordApi } from '@/api/company/gear-keyword';
import { pasteAsList } from '@/elements/control/paste-lines';
import { useTranslation } from '@/i18n';
import { splitUniqueList } from '@/lib/text';
import { Button } from '@/ui/button';
import { confirmRequest } from '@/ui/feedback/notify';
import { Icon } from '@/ui/icon';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { TextInput } from '@/ui/text-input';
import {
  keywordLength,
  mergedInto,
  maxKeywords,
  findProblem,
  withoutWords,
  withWords,
  type KeywordSet,
} from './keyword-draft';
import styles from './gear-keywords.module.css';

const MergePopup = lazyPopup(async () => (await import('./merge-popup')).MergePopup);

const name = 'configuration.gearKeyword';

interface KeywordEditorProps {
  set: KeywordSet;
  onChange: (set: KeywordSet) => void;
}

/** Adds one or more keywords, separated by commas. */
function AddWords({ set, onChange }: KeywordEditorProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isRejected, setIsRejected] = useState(false);
  const problem = findProblem(set, splitUniqueList(typed));
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    setIsRejected(problem !== null);
    if (problem) return;
    onChange(withWords(set, splitUniqueList(typed)));
    setTyped('');
  };
  const shownProblem = isRejected && problem;
  return (
    <form className={styles.add} onSubmit={add}>
      <label className="visually-hidden" htmlFor={id}>
        {t(`${name}.new`)}
      </label>
      <TextInput
        id={id}
        placeholder={t(`${name}.hint`)}
        autoComplete="off"
        value={typed}
        aria-invalid={shownProblem ? true : undefined}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={pasteAsList}
      />
      <Button type="submit">{t(`${name}.actions.add`)}</Button>
      <p id={`${id}problem`} role="alert">
        {shownProblem &&
          t(`${name}.problems.${problem}`, { length: keywordLength, count: maxKeywords })}
      </p>
    </form>
  );
}

interface WordsProps {
  words: readonly string[];
  selected: readonly string[];
  onSelect: (selected: string[]) => void;
}

function Words({ words, selected, onSelect }: WordsProps) {
  const toggle = (word: string) =>
    onSelect(
      selected.includes(word) ? selected.filter((one) => one !== word) : [...selected, word],
    );
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <button type="button" aria-pressed={selected.includes(word)} onClick={() => toggle(word)}>
            {selected.includes(word) && <Icon icon={CheckOutlined} size={12} />}
            <span>{word}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Edits the keywords of one category. Selected keywords can be merged or removed. */
export function KeywordEditor({ set, onChange }: KeywordEditorProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string[]>([]);
  const [merging, setMerging] = useState(false);
  const { categoryName, keywords } = set;
  const picked = chosen.filter((word) => keywords.includes(word));
  const change = (next: KeywordSet) => {
    setChosen([]);
    setMerging(false);
    onChange(next);
  };
  const makeDefault = () =>
    confirmRequest(
      t(`${name}.confirms.makeDefault`, { category: categoryName, count: keywords.length }),
      () => gearKeywordApi.saveDefaults({ keywords }),
    );
  return (
    <section aria-label={categoryName} className={styles.editor}>
      <header>
        <h2>{categoryName}</h2>
        <span>{t(`${name}.count`, { count: keywords.length, max: maxKeywords })}</span>
        <Button variant="text" disabled={!keywords.length} onClick={() => void makeDefault()}>
          {t(`${name}.actions.makeDefault`)}
        </Button>
      </header>
      <AddWords set={set} onChange={onChange} />
      {keywords.length === 0 && <p className={styles.empty}>{t(`${name}.empty`)}</p>}
      <Words words={keywords} selected={picked} onSelect={setChosen} />
      {keywords.length > 0 && (
        <footer>
          <Button disabled={picked.length < 2} onClick={() => setMerging(true)}>
            {t(`${name}.actions.merge`)}
          </Button>
          <Button
            variant="danger"
            disabled={!picked.length}
            onClick={() => change(withoutWords(set, picked))}
          >
            {t('actions.delete')}
          </Button>
          <span>{t(`${name}.picked`, { count: picked.length })}</span>
        </footer>
      )}
      {merging && (
        <MergePopup
          words={picked}
          onMerge={(into) => change(mergedInto(set, picked, into))}
          onClose={() => setMerging(false)}
        />
      )}
    </section>
  );
}
