import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { formatClock } from '@/lib/time';
import styles from './form-page.module.css';
import { SaveBar } from './save-bar';
import type { BulkEdit } from './use-bulk-edit';

type BulkEditState = Pick<BulkEdit<unknown>, 'state' | 'dirty' | 'savedAt' | 'save' | 'discard'>;

function useStateText({ state, dirty, savedAt }: BulkEditState) {
  const { t } = useTranslation();
  if (state === 'saving') return t('elements.form.page.saving');
  if (dirty) return t(`elements.form.page.${state === 'failed' ? 'failed' : 'dirty'}`);
  return savedAt ? t('elements.form.page.saved', { time: formatClock(savedAt) }) : '';
}

/** Bar below a bulk edit that stays visible: the state of saving, and buttons to save or discard all changes. */
export function BulkEditBar({ bulkEdit }: { bulkEdit: BulkEditState }) {
  const { t } = useTranslation();
  return (
    <SaveBar className={styles.bar} dirty={bulkEdit.dirty} state={useStateText(bulkEdit)}>
      {bulkEdit.dirty && (
        <Button onClick={() => void bulkEdit.discard()}>{t('elements.form.leave.ok')}</Button>
      )}
      <Button
        variant="primary"
        busy={bulkEdit.state === 'saving'}
        disabled={!bulkEdit.dirty}
        onClick={bulkEdit.save}
      >
        {t('actions.save')}
      </Button>
    </SaveBar>
  );
}
