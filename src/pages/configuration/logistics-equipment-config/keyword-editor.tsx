import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import { useState } from 'react';
import { gearKeywordApi } from '@/api/company/gear-keyword';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { confirmRequest } from '@/ui/feedback/dialogs';
import { Icon } from '@/ui/icon';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { AddWords, type KeywordEditorProps } from './add-words';
import { mergedInto, maxKeywords, withoutWords, type KeywordSet } from './keyword-draft';
import styles from './gear-keywords.module.css';

const MergePopup = lazyPopup(async () => (await import('./merge-popup')).MergePopup);

const name = 'configuration.gearKeyword';

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
    <Row as="ul" gap={2} align="stretch" wrap className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <button type="button" aria-pressed={selected.includes(word)} onClick={() => toggle(word)}>
            {selected.includes(word) && <Icon icon={CheckOutlined} size={12} />}
            <span>{word}</span>
          </button>
        </li>
      ))}
    </Row>
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
    <Grid as="section" gap={4} pack="start" className={styles.editor} aria-label={categoryName}>
      <Row as="header" gap={3} lineGap={1} wrap>
        <Text as="h2" size={16} strong>
          {categoryName}
        </Text>
        <Text tone="muted">{t(`${name}.count`, { count: keywords.length, max: maxKeywords })}</Text>
        <Button variant="text" disabled={!keywords.length} onClick={() => void makeDefault()}>
          {t(`${name}.actions.makeDefault`)}
        </Button>
      </Row>
      <AddWords set={set} onChange={onChange} />
      {keywords.length === 0 && (
        <Text as="p" tone="muted">
          {t(`${name}.empty`)}
        </Text>
      )}
      <Words words={keywords} selected={picked} onSelect={setChosen} />
      {keywords.length > 0 && (
        <Row as="footer" gap={3} lineGap={2} wrap>
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
          <Text tone="muted">{t(`${name}.picked`, { count: picked.length })}</Text>
        </Row>
      )}
      {merging && (
        <MergePopup
          words={picked}
          onMerge={(into) => change(mergedInto(set, picked, into))}
          onClose={() => setMerging(false)}
        />
      )}
    </Grid>
  );
}
