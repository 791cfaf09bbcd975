import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPage } from '@/config/limits';
import styles from './pager.module.css';

interface JumperProps {
  pages: number;
  onPage: (page: number) => void;
}

/** A page number to go to, sent with Enter; whatever is not a number is taken back. */
export function Jumper({ pages, onPage }: JumperProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState('');
  return (
    <form
      className={styles.jumper}
      onSubmit={(event) => {
        event.preventDefault();
        setDraft('');
        if (/^\d+$/.test(draft.trim())) onPage(Number(draft));
      }}
    >
      <label>
        {t('elements.pager.jump')}
        <input
          className={styles.input}
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          disabled={pages <= firstPage}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        {t('elements.pager.unit', { pages })}
      </label>
    </form>
  );
}
