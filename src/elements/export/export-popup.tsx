import { useState } from 'react';
import type { Id } from '@/api/types';
import { exportMaxRows } from '@/config/limits';
import { errorText } from '@/elements/text/messages';
import { label, useTranslation } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import { useStoredLayout } from '@/stores/table-layout';
import { columnSetting, useChosenKeys } from '@/stores/table-settings';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { ProgressBar } from '@/ui/progress-bar';
import { buildFile, type ExportFormat } from './build-file';
import type { ConditionText } from './conditions-text';
import { visibleColumns } from './export-cells';
import type { ListCall } from './load-all';
import { startDownload } from './save-file';
import { useExport, type ExportState } from './use-export';
import styles from './export.module.css';

interface ExportPopupProps<Row extends { id: Id }> {
  /** The title of the list; also the name of the file. */
  title: string;
  /** Name of the page, and of its table. */
  name: string;
  /** The list endpoint. */
  call: ListCall<Row>;
  /** The active conditions and sort, as sent to the server. */
  query: { sort?: string };
  columns: readonly AnyColumn<Row>[];
  conditions: readonly ConditionText[];
  onClose: () => void;
}

const formats: ExportFormat[] = ['xlsx', 'csv'];

interface ExportOptionsProps {
  format: ExportFormat;
  onFormat: (format: ExportFormat) => void;
  columns: string[];
  conditions: readonly ConditionText[];
}

/** The format, columns and conditions of the file. */
function ExportOptions({ format, onFormat, columns, conditions }: ExportOptionsProps) {
  const { t } = useTranslation();
  return (
    <Grid gap={4}>
      <Row as="fieldset" gap={6} lineGap={2} align="stretch" wrap className={styles.formats}>
        <Text as="legend" tone="secondary">
          {t('export.format')}
        </Text>
        {formats.map((one) => (
          <Row key={one} as="label" gap={2} inline touch={24}>
            <input
              type="radio"
              name="export-format"
              checked={format === one}
              onChange={() => onFormat(one)}
            />
            {t(`export.formats.${one}`)}
          </Row>
        ))}
      </Row>
      <Grid as="dl" gap={1} breaks className={styles.facts}>
        <Text as="dt" tone="secondary">
          {t('export.columns', { count: columns.length })}
        </Text>
        <dd>{columns.join(t('elements.filter.separator'))}</dd>
        <Text as="dt" tone="secondary">
          {t('export.about.condition')}
        </Text>
        <dd>
          {conditions.length === 0 && <span>{t('elements.filter.unset')}</span>}
          {conditions.map(({ label: name, text }) => (
            <div key={name}>{t('elements.filter.chip', { label: name, value: text })}</div>
          ))}
        </dd>
      </Grid>
      <Text as="p" tone="secondary">
        {t('export.hint', { max: exportMaxRows })}
      </Text>
    </Grid>
  );
}

/** The progress or the result of the export. */
function Progress({ state }: { state: ExportState }) {
  const { t } = useTranslation();
  const rows = state.rows.length;
  switch (state.phase) {
    case 'running':
      return (
        <>
          <output>
            {state.total === undefined
              ? t('common.loading')
              : t('export.progress', { rows, total: state.total })}
          </output>
          <ProgressBar
            label={t('export.title')}
            value={state.total === undefined ? undefined : rows}
            max={state.total}
          />
        </>
      );
    case 'tooMany':
      return (
        <Text as="p" tone="error" role="alert">
          {t('export.tooMany', { total: state.total, max: exportMaxRows })}
        </Text>
      );
    case 'failed':
      return (
        <Text as="p" tone="error" role="alert">
          {t('export.failed', { rows, reason: errorText(state.error) })}
        </Text>
      );
    case 'done':
      return <output>{t('export.done', { rows, name: state.file?.name })}</output>;
    default:
      return null;
  }
}

/** Exports all rows of a list to a file, with the columns as on the screen. */
export function ExportPopup<Row extends { id: Id }>(props: ExportPopupProps<Row>) {
  const { title, name, call, query, columns: declared, conditions, onClose } = props;
  const { t } = useTranslation();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const columns = visibleColumns(
    declared,
    useChosenKeys(name, columnSetting),
    useStoredLayout(name),
  );
  const { state, run, stop } = useExport({
    title,
    call,
    query,
    build: (wanted, rows: Row[]) =>
      buildFile(wanted, name, columns, rows, { title, conditions, sort: query.sort }),
  });
  const { phase } = state;
  const close = () => {
    stop();
    onClose();
  };
  const startLabel = { idle: 'start', failed: 'goOn' }[String(phase)];
  const { file } = state;
  const footer = (
    <>
      {phase === 'running' ? (
        <Button onClick={stop}>{t('export.stop')}</Button>
      ) : (
        <Button onClick={close}>
          {t(phase === 'idle' || phase === 'failed' ? 'common.cancel' : 'common.close')}
        </Button>
      )}
      {phase === 'done' && file && (
        <Button onClick={() => startDownload(file.href, file.name)}>{t('export.again')}</Button>
      )}
      {startLabel && (
        <Button variant="primary" onClick={() => run(format)}>
          {t(`export.${startLabel}`)}
        </Button>
      )}
    </>
  );
  return (
    <Popup title={t('export.title')} footer={footer} onClose={close}>
      {phase === 'idle' ? (
        <ExportOptions
          format={format}
          onFormat={setFormat}
          columns={columns.map(({ key }) => label(name, 'fields', key))}
          conditions={conditions}
        />
      ) : (
        <Progress state={state} />
      )}
    </Popup>
  );
}
