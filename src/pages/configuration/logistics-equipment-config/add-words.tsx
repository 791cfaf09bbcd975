import { useId, useState, type SubmitEvent } from 'react';
import { pasteAsList } from '@/elements/control/paste-lines';
import { useTranslation } from '@/i18n';
import { splitUniqueList } from '@/lib/text';
import { Button } from '@/ui/button';
import { Grid, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import {
  findProblem,
  keywordLength,
  maxKeywords,
  withWords,
  type KeywordSet,
} from './keyword-draft';
import styles from './gear-keywords.module.css';

const name = 'configuration.gearKeyword';

export interface KeywordEditorProps {
  set: KeywordSet;
  onChange: (set: KeywordSet) => void;
}

/** Adds one or more keywords, separated by commas. */
export function AddWords({ set, onChange }: KeywordEditorProps) {
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
    <Grid as="form" gap={2} lineGap={1} className={styles.add} onSubmit={add}>
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
      <Text as="p" tone="error" id={`${id}problem`} role="alert">
        {shownProblem &&
          t(`${name}.problems.${problem}`, { length: keywordLength, count: maxKeywords })}
      </Text>
    </Grid>
  );
}
