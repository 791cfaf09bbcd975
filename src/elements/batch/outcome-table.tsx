import type { ReactNode } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Box } from '@/ui/layout/layout';

interface Outcome {
  id: Id;
  name: string;
  outcome: ReactNode;
}

/** What became of each record of a batch. */
export function OutcomeTable({ rows }: { rows: Outcome[] }) {
  const { t } = useTranslation();
  return (
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
        {rows.map(({ id, name, outcome }) => (
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
  );
}
