import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { Grid, Text } from '@/ui/layout/layout';
import { ProgressBar } from '@/ui/progress-bar';
import { Check } from './check';
import { isDoubtfulRow, isValidRow, type CheckedTable } from './check-rows';
import { ImportPreview } from './preview';
import { rowsToSend, type ImportState } from './use-import';

/** The query string of the list that shows what was created between two times; undefined when it cannot. */
export type CreatedQuery = ((first: string, last: string) => string | undefined) | undefined;

interface CheckSummaryProps {
  name: string;
  table: CheckedTable;
  withDoubtful: boolean;
  onWithDoubtful: (chosen: boolean) => void;
}

/** The result of the validation, before rows are sent. */
export function CheckSummary({ name, table, withDoubtful, onWithDoubtful }: CheckSummaryProps) {
  const { t } = useTranslation();
  const { rows, remarks } = table;
  const good = rowsToSend(table, withDoubtful).length;
  const doubtful = rows.filter(isDoubtfulRow).length;
  const bad = rows.filter((row) => !isValidRow(row)).length;
  return (
    <>
      <Grid as="output" below={2}>
        {t('import.checked', { good, bad })}
      </Grid>
      <Text as="ul" tone="secondary" below={2}>
        <li>{t('import.addsOnly')}</li>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </Text>
      {doubtful > 0 && (
        <Check checked={withDoubtful} onChange={onWithDoubtful}>
          {t('import.withDoubtful', { count: doubtful })}
        </Check>
      )}
      <ImportPreview name={name} table={table} />
    </>
  );
}

/** The progress of reading a file and comparing its rows with the list. */
export function Reading({ done, total }: { done?: number; total?: number }) {
  const { t } = useTranslation();
  const text = total === undefined ? t('import.reading') : t('import.comparing', { done, total });
  return (
    <>
      <output>{text}</output>
      <ProgressBar label={t('import.preview')} value={done} max={total} />
    </>
  );
}

interface OutcomeProps {
  name: string;
  state: Extract<ImportState, { phase: 'done' }>;
  createdQuery: CreatedQuery;
  onLeave: () => void;
}

/** The results, with a link to what was imported. */
export function Outcome({ name, state, createdQuery, onLeave }: OutcomeProps) {
  const { t } = useTranslation();
  const { ok, reasons, created } = state;
  const search = created && createdQuery?.(...created);
  return (
    <>
      <Grid as="output" below={2}>
        {t('import.done', { ok, failed: reasons.size })}
      </Grid>
      {search && (
        <p>
          <Link to={{ search }} className="ui-link ui-touch-32" onClick={onLeave}>
            {t('import.showCreated', { count: ok })}
          </Link>
        </p>
      )}
      {reasons.size > 0 && <ImportPreview name={name} table={state.table} reasons={reasons} />}
    </>
  );
}
