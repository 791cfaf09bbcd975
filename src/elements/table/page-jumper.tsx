import { useState } from 'react';
import { firstPage } from '@/config/limits';
import { useTranslation } from '@/i18n';
import { toHalfWidth } from '@/lib/amount';
import { patterns } from '@/lib/patterns';
import { trimText } from '@/lib/text';
import { Row, Text } from '@/ui/layout/layout';
import { TextInput } from '@/ui/text-input';
import { useCellError } from '@/values/cell/cell-error';
import styles from './pager.module.css';

interface JumperProps {
  pages: number;
  onPage: (page: number) => void;
}

/**
 * An input for a page number, submitted with Enter. The pager opens its last page for a number beyond it; what is no
 * page stays in the input, so that the user can correct it.
 */
export function PageJumper({ pages, onPage }: JumperProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState('');
  const [isRejected, setIsRejected] = useState(false);
  const { errorProps, message } = useCellError(
    isRejected ? t('rules.between', { min: firstPage, max: pages }) : '',
  );
  const type = (text: string) => {
    setDraft(text);
    setIsRejected(false);
  };
  return (
    <Text
      as="form"
      tone="secondary"
      onSubmit={(event) => {
        event.preventDefault();
        const text = trimText(toHalfWidth(draft));
        if (!text) return;
        const page = Number(text);
        const isPage = patterns.integer.test(text) && page >= firstPage;
        setIsRejected(!isPage);
        if (!isPage) return;
        setDraft('');
        onPage(page);
      }}
    >
      <Row as="label" inline>
        {t('elements.pager.jump')}
        <TextInput
          {...errorProps}
          className={styles.input}
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          disabled={pages <= firstPage}
          value={draft}
          onChange={({ target }) => type(target.value)}
        />
        {t('elements.pager.unit', { pages })}
      </Row>
      {message}
    </Text>
  );
}
