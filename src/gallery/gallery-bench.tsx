import { useState } from 'react';
import { benchRows } from '@/gallery/bench/bench-rows';
import { Selectors } from '@/gallery/bench/selectors';
import { AntdTable, OwnTable } from '@/gallery/bench/tables';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Grid, Row, Text } from '@/ui/layout/layout';
import styles from '@/gallery/bench/bench.module.css';

const tables = { own: OwnTable, antd: AntdTable };
type Kind = keyof typeof tables;
interface Shown {
  kind: Kind;
  count: number;
}
const choices: Shown[] = [
  { kind: 'own', count: 20 },
  { kind: 'own', count: 100 },
  { kind: 'own', count: 10_000 },
  { kind: 'antd', count: 20 },
  { kind: 'antd', count: 100 },
];
const maxCount = Math.max(...choices.map(({ count }) => count));

/** The page that `npm run bench` measures; it contains nothing else. */
export default function GalleryBench() {
  const { t } = useTranslation();
  const [all] = useState(() => benchRows(maxCount));
  const [shown, setShown] = useState<Shown>();
  const Shown = shown && tables[shown.kind];
  return (
    <Grid gap={3} columns={1} padding={3}>
      <Text as="h1" size={20}>
        {t('routes./gallery-bench')}
      </Text>
      <Selectors />
      <Row gap={2} wrap className={styles.line}>
        {choices.map((choice) => (
          <Button
            key={choice.kind + choice.count}
            data-testid={`${choice.kind}-${choice.count}`}
            onClick={() => setShown(choice)}
          >
            {t(`gallery.bench.${choice.kind}`, { count: choice.count })}
          </Button>
        ))}
      </Row>
      <Row align="stretch" className={styles.box}>
        {Shown && <Shown rows={all.slice(0, shown.count)} />}
      </Row>
    </Grid>
  );
}
