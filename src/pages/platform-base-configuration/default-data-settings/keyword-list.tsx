import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { pasteAsList } from '@/elements/control/paste-lines';
import { SortableList } from '@/elements/control/sortable-list';
import { useTranslation } from '@/i18n';
import { isString } from '@/lib/guards';
import { isInputMethodKey } from '@/lib/keys';
import { splitUniqueList } from '@/lib/text';
import type { ControlProps } from '@/schema/field';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import styles from './default-data-settings.module.css';

const maxLength = 12;
const maxKeywords = 50;

const name = 'platform-base-configuration.defaultKeywords';

/** A sortable list of keywords: words are added below, dragged to another position and removed one by one. */
export function KeywordList({ id, value, label, onChange }: ControlProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const words = Array.isArray(value) ? value.filter(isString) : [];
  /** The reason why the words cannot be added; '' when they can. */
  const problemOf = (added: string[]) => {
    const duplicate = added.find((word) => words.includes(word));
    if (duplicate) return t(`${name}.doubled`, { word: duplicate });
    const tooLong = added.find((word) => word.length > maxLength);
    if (tooLong) return t(`${name}.tooLong`, { word: tooLong, max: maxLength });
    return words.length + added.length > maxKeywords
      ? t(`${name}.tooMany`, { max: maxKeywords })
      : '';
  };
  const add = () => {
    const added = splitUniqueList(typed);
    const found = problemOf(added);
    setProblem(found);
    if (found || !added.length) return;
    onChange?.([...words, ...added]);
    setTyped('');
  };
  const move = (word: string, to: string) =>
    onChange?.(arrayMove(words, words.indexOf(word), words.indexOf(to)));
  return (
    <Grid gap={2} className={styles.words}>
      <SortableList
        label={label}
        onMove={move}
        items={words.map((word) => ({
          id: word,
          text: word,
          content: (
            <>
              <Text breaks grow shrink>
                {word}
              </Text>
              <IconButton
                className={styles.remove}
                label={t(`${name}.remove`, { word })}
                onClick={() => onChange?.(words.filter((own) => own !== word))}
              >
                <Icon icon={CloseOutlined} size={12} />
              </IconButton>
            </>
          ),
        }))}
      />
      <Row gap={2} align="stretch">
        <TextInput
          className="ui-grow"
          id={id}
          aria-label={t(`${name}.add`)}
          aria-invalid={problem !== ''}
          autoComplete="off"
          placeholder={t(`${name}.addHint`)}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem('');
          }}
          onPaste={pasteAsList}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isInputMethodKey(event)) return;
            // Otherwise Enter would submit the form.
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{t(`${name}.add`)}</Button>
      </Row>
      {problem && (
        <Text as="p" tone="error" role="alert">
          {problem}
        </Text>
      )}
    </Grid>
  );
}
