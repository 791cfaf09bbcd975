import { Link } from 'react-router-dom';
import { readNumber, sumOf } from '@/lib/number';
import { Grid, Row, Stack, Text } from '@/ui/layout/layout';
import { formatOf, lengthOf, longestOf, type ChartData, type ChartRow } from './chart-data';
import { Legend } from './legend';
import styles from './chart.module.css';

interface BarProps {
  row: ChartRow;
  data: ChartData;
  longest: number;
}

function Bar({ row, data, longest }: BarProps) {
  const { series } = data;
  const { label, hint, address, values } = row;
  const formatter = formatOf(data);
  const texts = series.map(
    (one, index) => `${one.label} ${formatter.format(readNumber(values[index]))}`,
  );
  return (
    <li title={series.length > 1 ? texts.join('\n') : undefined}>
      <Stack as="span" shrink>
        {address ? (
          <Link to={address} className="ui-breaks">
            {label}
          </Link>
        ) : (
          <Text breaks>{label}</Text>
        )}
        {hint && (
          <Text as="small" tone="muted" size={12} className="ui-ellipsis" title={hint}>
            {hint}
          </Text>
        )}
      </Stack>
      <Row as="span" align="stretch" className={styles.track} aria-hidden="true">
        {series.map(({ key, tone }, index) => (
          <i key={key} data-tone={tone} style={{ width: lengthOf(values[index], longest) }} />
        ))}
      </Row>
      <b>{formatter.format(sumOf(values))}</b>
    </li>
  );
}

/** Horizontal bars, each with one or several stacked segments. */
export function BarChart({ title, data }: { title: string; data: ChartData }) {
  const { series, rows, isShare } = data;
  const longest = isShare ? 1 : longestOf(rows);
  return (
    <>
      {series.length > 1 && <Legend data={data} />}
      <Grid as="ul" gap={3} className={styles.bars} aria-label={title}>
        {rows.map((row) => (
          <Bar key={row.key} row={row} data={data} longest={longest} />
        ))}
      </Grid>
    </>
  );
}
