import type { Vote } from '@/api/company/vote';
import { VoteStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { formatPeriod } from '@/lib/time';
import { TimeLeft } from '@/pages/marketing/shared/time-left';
import { Row, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';
import styles from '@/pages/marketing/shared/marketing.module.css';

const name = 'marketing.voteCompany';

/** The title of a vote with its totals and the time that is left. */
export function VoteHead({ vote }: { vote: Vote }) {
  const { t } = useTranslation();
  const { title, substationName, startTime, endTime, status, votes, visits } = vote;
  const figures = { votes, visits };
  return (
    <Row as="header" gap={4} lineGap={1} wrap panel tone="secondary" className={styles.facts}>
      <Text as="h1" size={16} strong shrink>
        {cellText(title)}
      </Text>
      <Status
        text={cellText(status, 'code', { enum: VoteStatus })}
        tone={VoteStatus.$tone(status)}
      />
      <TimeLeft vote={vote} />
      {Object.entries(figures).map(([key, value]) => (
        <Row as="span" key={key} gap={1} align="baseline">
          <Text as="strong" size={20} strong digits>
            {formatCount(value)}
          </Text>
          {t(`${name}.${key}`)}
        </Row>
      ))}
      <span>{`${cellText(substationName)} · ${formatPeriod(startTime, endTime)}`}</span>
    </Row>
  );
}
