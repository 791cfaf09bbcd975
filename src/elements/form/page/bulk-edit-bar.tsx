import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { formatClock } from '@/lib/format';
import styles from './form-page.module.css';
import { SaveBar } from './save-bar';
import type { Sheet } from './use-bulk-edit';

type SheetState = Pick<Sheet<unknown>, 'state' | 'dirty' | 'savedAt' | 'save' | 'drop'>;

function useStateText({ state, dirty, savedAt }: SheetState) {
  const { t } = useTranslation();
  if (state === 'saving') return t('elements.form.page.saving');
  if (dirty) return t(`elements.form.page.${state === 'failed' ? 'failed' : 'dirty'}`);
  return savedAt ? t('elements.form.page.saved', { time: formatClock(savedAt) }) : '';
}

/** Stays in view below a sheet: what became of it, and the buttons that save it or take everything back. */
export function SheetBar({ sheet }: { sheet: SheetState }) {
  const { t } = useTranslation();
  return (
    <SaveBar className={styles.bar} dirty={sheet.dirty} state={useStateText(sheet)}>
      {sheet.dirty && (
        <Button onClick={() => void sheet.drop()}>{t('elements.form.leave.ok')}</Button>
      )}
      <Button
        variant="primary"
        busy={sheet.state === 'saving'}
        disabled={!sheet.dirty}
        onClick={sheet.save}
      >
        {t('actions.save')}
      </Button>
    </SaveBar>
  );
}
