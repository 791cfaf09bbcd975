import { useState, type ReactNode } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Box, Row } from '@/ui/layout/layout';

interface Outcome {
  id: Id;
  name: string;
  outcome: ReactNode;
}

/** The number of records that are added at a time; thousands at once would block the page. */
const chunkRows = 100;

/** What became of each record of a batch, a hundred at a time. */
export function OutcomeTable({ rows }: { rows: Outcome[] }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(chunkRows);
  const restCount = rows.length - limit;
  return (
    <>
      <table className="ui-table">
        <thead>
          <tr>
            <Box as="th" padding={2} scope="col">
              {t('elements.batch.record')}
            </Box>
            <Box as="th" padding={2} scope="col">
              {t('elements.batch.outcome')}
            </Box>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map(({ id, name, outcome }) => (
            <tr key={id}>
              <Box as="td" padding={2}>
                {name}
              </Box>
              <Box as="td" padding={2}>
                {outcome}
              </Box>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > chunkRows && (
        <Row gap={3} padding={2}>
          {/* It stays when all rows are shown, because it has the focus. */}
          <Button disabled={restCount <= 0} onClick={() => setLimit(limit + chunkRows)}>
            {t('elements.batch.more', { count: Math.min(chunkRows, Math.max(0, restCount)) })}
          </Button>
          <output>{t('elements.batch.rest', { count: Math.max(0, restCount) })}</output>
        </Row>
      )}
    </>
  );
}
