import type { ById } from '@/api/types';
import { Cell } from '@/elements/table/cells/cells';
import { label, t, useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { readNumber } from '@/lib/number';
import type { ListColumn } from '@/schema/column';
import { usePrivacy } from '@/stores/privacy';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { copyCellsAndNotify } from '@/ui/feedback/copy';
import { Grid, Row as Line, Tag, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { useIsMobile } from '@/ui/use-media';
import { rowTexts } from '@/values/cell-text';
import { columnKind } from '@/values/columns';
import { factsOf, nameIn, type Fact } from './facts';
import { setOnlyDifferent, useOnlyDifferent } from './only-different';
import styles from './compare.module.css';

/** What is compared. */
export interface Comparison<Row> {
  /** Name of the page, for labels. */
  name: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
}

const titleOf = (name: string) => t('compare.title', { record: label(name, 'fields', '$record') });

interface CompareTableProps<Row> extends Comparison<Row> {
  facts: readonly Fact<Row>[];
}

interface ValueProps<Row> {
  fact: Fact<Row>;
  row: Row;
  text: string;
  inCard: boolean;
}

/** A value and, of an amount, that it is the lowest or how far it is from it. */
function Value<Row extends ById>({ fact, row, text, inCard }: ValueProps<Row>) {
  const { t } = useTranslation();
  const { column, lowest } = fact;
  const value = readNumber(row[column.key]);
  const above = lowest === undefined || Number.isNaN(value) ? undefined : value - lowest;
  return (
    <>
      {above === 0 && <Tag className={styles.mark}>{t('compare.lowest')}</Tag>}
      {above !== undefined && above > 0 && (
        <Text tone="secondary" size={12} className={styles.mark}>
          +{formatMoney(above)}
        </Text>
      )}
      <Cell column={column} row={row} label={text} inCard={inCard} />
    </>
  );
}

/**
 * A column per record and a line per fact. Of several records those with another value than most are marked. Where few
 * facts differ, these have a sign and are bold; where most do, that would say nothing, and the others are pale instead.
 * Screen readers are told in any case.
 */
function CompareTable<Row extends ById>({ name, columns, facts, rows }: CompareTableProps<Row>) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const isMostlyDifferent =
    facts.filter(({ isDifferent }) => isDifferent).length > facts.length / 2;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by the keyboard
    <section className={styles.scroll} aria-label={titleOf(name)} tabIndex={0}>
      <table className={`ui-table ${styles.table}`} data-calm={isMostlyDifferent || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('compare.fact')}</th>
            {rows.map((row) => (
              <th key={row.id} scope="col">
                {nameIn(columns, row)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => {
            const { column, isDifferent, odd } = fact;
            const { align, isOneLine } = columnKind(column);
            const text = label(name, 'fields', column.key);
            return (
              <tr key={column.key} data-different={isDifferent || undefined}>
                <th scope="row">
                  <span>{text}</span>
                  {isDifferent && <span className="visually-hidden">{t('compare.differs')}</span>}
                </th>
                {rows.map((row) => (
                  <td
                    key={row.id}
                    data-align={align === 'right' ? align : undefined}
                    data-line={isOneLine || undefined}
                    data-odd={odd.has(row) || undefined}
                  >
                    {odd.has(row) && <span className="visually-hidden">{t('compare.odd')}</span>}
                    <Value {...{ fact, row, text }} inCard={isMobile} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** More columns need more room than a form. */
const wideRows = 2;

interface ComparePopupProps<Row> extends Comparison<Row> {
  onClose: () => void;
}

/** Shows records side by side, and in which facts they differ. */
export function ComparePopup<Row extends ById>(props: ComparePopupProps<Row>) {
  const { name, columns, rows, onClose } = props;
  const { t } = useTranslation();
  // Names and copies are masked as the screen is.
  usePrivacy();
  const onlyDifferent = useOnlyDifferent();
  const all = factsOf(columns, rows);
  const different = all.filter(({ isDifferent }) => isDifferent);
  const facts = onlyDifferent ? different : all;
  const copy = () => {
    const columnsOfFacts = facts.map(({ column }) => column);
    const texts = rows.map((row) => rowTexts(columnsOfFacts, row));
    return copyCellsAndNotify([
      [t('compare.fact'), ...rows.map((row) => nameIn(columns, row))],
      ...columnsOfFacts.map(({ key }, index) => [
        label(name, 'fields', key),
        ...texts.map((cells) => cells[index] ?? ''),
      ]),
    ]);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.close')}</Button>
      <Button onClick={() => window.print()}>{t('actions.print')}</Button>
      <Button variant="primary" disabled={facts.length === 0} onClick={() => void copy()}>
        {t('compare.copy')}
      </Button>
    </>
  );
  return (
    <Popup
      title={titleOf(name)}
      wide={rows.length > wideRows ? 'full' : true}
      footer={footer}
      onClose={onClose}
    >
      <Grid gap={3} columns={1} pack="start" data-print="flow">
        <Line gap={4} lineGap={2} wrap>
          <Line data-print="no" touch={32}>
            <Checkbox
              label={t('compare.onlyDifferent')}
              checked={onlyDifferent}
              onChange={setOnlyDifferent}
            >
              <span>{t('compare.onlyDifferent')}</span>
            </Checkbox>
          </Line>
          <Text as="output" tone="secondary">
            {t('compare.summary', {
              different: different.length,
              same: all.length - different.length,
            })}
          </Text>
        </Line>
        {facts.length > 0 && <CompareTable {...{ name, columns, facts, rows }} />}
      </Grid>
    </Popup>
  );
}
