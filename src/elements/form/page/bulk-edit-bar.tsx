import { useSaveShortcut } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { SaveBar, saveStateText } from './save-bar';
import type { BulkEdit } from './use-bulk-edit';
import styles from './form-page.module.css';

type BulkEditState = Pick<BulkEdit<unknown>, 'state' | 'dirty' | 'savedAt' | 'save' | 'discard'>;

/** Bar below a bulk edit that stays visible: the state of saving, and buttons to save or discard all changes. */
export function BulkEditBar({ bulkEdit }: { bulkEdit: BulkEditState }) {
  const { t } = useTranslation();
  const isSaving = bulkEdit.state === 'saving';
  const bar = useSaveShortcut(() => void bulkEdit.save());
  return (
    <SaveBar
      ref={bar}
      className={styles.bar}
      dirty={bulkEdit.dirty}
      state={saveStateText(bulkEdit)}
    >
      {bulkEdit.dirty && (
        <Button disabled={isSaving} onClick={() => void bulkEdit.discard()}>
          {t('elements.form.leave.ok')}
        </Button>
      )}
      <Button
        variant="primary"
        busy={isSaving}
        disabled={!bulkEdit.dirty}
        onClick={() => void bulkEdit.save()}
      >
        {t('actions.save')}
      </Button>
    </SaveBar>
  );
}
