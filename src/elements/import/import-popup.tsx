import { useRef, useState } from 'react';
import { env } from '@/config/env';
import type { Language } from '@/config/languages';
import { importMaxMb, importMaxRows } from '@/config/limits';
import { fileName, downloadBlob } from '@/elements/export/save-file';
import { currentLanguage, useTranslation } from '@/i18n';
import type { AnyField } from '@/schema/field';
import { Button } from '@/ui/button';
import { FileInput } from '@/ui/file-input';
import { Grid, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { ProgressBar } from '@/ui/progress-bar';
import type { ExistingRecords } from './check-duplicates';
import { errorFile } from './error-file';
import { CheckSummary, Outcome, Reading, type CreatedQuery } from './import-phases';
import { importExtensions } from './read-table';
import { rowsToSend, useImport, type ImportState, type SendRow } from './use-import';
import styles from './import.module.css';

export interface ImportPopupProps {
  title: string;
  /** Name of the page, for labels. */
  name: string;
  /** The fields of the form. Columns are matched to them by their labels. */
  fields: readonly AnyField[];
  /** Path of the template below `/template` on the static host. */
  template: string;
  /** The records with which the rows are compared. */
  existing?: ExistingRecords;
  send: SendRow;
  createdQuery?: CreatedQuery;
  /** `changed` is true when rows were imported. */
  onClose: (changed: boolean) => void;
}

/**
 * The folder of a language's templates: their headings are labels, so each language has its own. Chinese has no folder.
 */
const folderOf = (language: Language) => (language === 'zh-CN' ? [] : [language]);

/** URL of a template. Drops `..` so that the path stays below `/template`. */
export const templateUrl = (template: string) => {
  const named = template.split('/').filter((part) => part && part !== '.' && part !== '..');
  const parts = [...folderOf(currentLanguage()), ...named];
  return `${env.staticUrl}/template/${parts.map(encodeURIComponent).join('/')}`;
};

interface FileChooserProps {
  template: string;
  error?: string;
  onFile: (file: File) => void;
}

function FileChooser({ template, error, onFile }: FileChooserProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Grid gap={4}>
      <p>
        {t('import.hint', { rows: importMaxRows, mb: importMaxMb })}{' '}
        <a className="ui-link" href={templateUrl(template)} download>
          {t('import.template')}
        </a>
      </p>
      <Grid
        as="button"
        align="center"
        justify="center"
        padding={4}
        className={styles.drop}
        type="button"
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        {t('import.choose')}
      </Grid>
      <FileInput
        ref={input}
        aria-label={t('import.choose')}
        accept={importExtensions.map((extension) => `.${extension}`).join()}
        onFiles={([file]) => file && onFile(file)}
      />
      {error && (
        <Text as="p" tone="error" role="alert">
          {error}
        </Text>
      )}
    </Grid>
  );
}

const closeText: Record<ImportState['phase'], string> = {
  choose: 'common.cancel',
  reading: 'common.cancel',
  checked: 'common.cancel',
  running: 'import.stop',
  done: 'common.close',
};

/** Imports the rows of a file: validates them, shows them, sends them one by one and shows the results. */
export function ImportPopup(props: ImportPopupProps) {
  const { title, name, fields, template, existing, send, createdQuery, onClose } = props;
  const { t } = useTranslation();
  const { state, read, run, stop, restart, dismiss } = useImport({ name, fields }, send, existing);
  const [withDoubtful, setWithDoubtful] = useState(false);
  const count = state.phase === 'checked' ? rowsToSend(state.table, withDoubtful).length : 0;
  const closeButton = useRef<HTMLButtonElement>(null);
  /** Moves the focus from a button that disappears to the one that stays. */
  const keepFocus = () => closeButton.current?.focus();
  const close = () => {
    if (state.phase === 'running') return stop();
    if (state.phase === 'reading') return restart();
    dismiss();
    onClose(state.phase === 'done' && state.ok > 0);
  };
  const readNext = (file: File) => {
    keepFocus();
    setWithDoubtful(false);
    read(file);
  };
  const downloadErrors = async () => {
    if (state.phase !== 'done') return;
    const file = await errorFile(name, state.table, state.reasons);
    downloadBlob(file, fileName(t('import.failedRows'), 'xlsx'));
  };
  return (
    <Popup
      title={title}
      wide
      onClose={close}
      footer={
        <>
          <Button ref={closeButton} onClick={close}>
            {t(closeText[state.phase])}
          </Button>
          {state.phase === 'checked' && (
            <>
              <Button
                onClick={() => {
                  keepFocus();
                  restart();
                }}
              >
                {t('import.other')}
              </Button>
              <Button
                variant="primary"
                disabled={count === 0}
                onClick={() => {
                  keepFocus();
                  run(state.table, withDoubtful);
                }}
              >
                {t('import.start', { count })}
              </Button>
            </>
          )}
          {state.phase === 'done' && state.reasons.size > 0 && (
            <Button variant="primary" onClick={() => void downloadErrors()}>
              {t('import.takeErrors')}
            </Button>
          )}
        </>
      }
    >
      {state.phase === 'choose' && (
        <FileChooser template={template} error={state.error} onFile={readNext} />
      )}
      {state.phase === 'reading' && <Reading done={state.done} total={state.total} />}
      {state.phase === 'checked' && (
        <CheckSummary
          name={name}
          table={state.table}
          withDoubtful={withDoubtful}
          onWithDoubtful={setWithDoubtful}
        />
      )}
      {state.phase === 'running' && (
        <>
          <output>{t('elements.batch.progress', { done: state.done, total: state.total })}</output>
          <ProgressBar label={t('import.preview')} value={state.done} max={state.total} />
        </>
      )}
      {state.phase === 'done' && (
        <Outcome name={name} state={state} createdQuery={createdQuery} onLeave={close} />
      )}
    </Popup>
  );
}
