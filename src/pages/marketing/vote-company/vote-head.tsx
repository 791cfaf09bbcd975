import { voteApi, type Vote } from '@/api/company/vote';
import { votingDetailApi } from '@/api/company/voting-detail';
import { Sparkline } from '@/elements/chart/sparkline';
import { useLoad } from '@/elements/query/use-load';
import { VoteStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { formatPeriod, formatTime } from '@/lib/time';
import { TimeLeft } from '@/pages/marketing/shared/time-left';
import { newestBy, recordsPerDay } from '@/pages/shared/records-per-day';
import { Row, Text } from '@/ui/layout/layout';
import { useToday } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';
import styles from '@/pages/marketing/shared/marketing.module.css';

const name = 'marketing.voteCompany';

/** The votes of each day since the start of a vote that has begun. */
function VotesPerDay({ vote: { id, startTime, endTime, status } }: { vote: Vote }) {
  const { t } = useTranslation();
  const today = useToday();
  // Loaded again together with the vote. The list of the votes itself reports why it cannot be loaded.
  const { data } = useLoad([voteApi.one.path, 'days', id], (signal) =>
    votingDetailApi.list({ voteId: id, ...newestBy('votingTime') }, { signal, quiet: true }),
  );
  const isRunning = status === VoteStatus.inProgress;
  const end = isRunning ? formatTime(today) : endTime;
  const days = data && recordsPerDay(data, 'votingTime', { begin: startTime, end });
  return (
    <Row as="span" gap={2} className={styles.days}>
      {t(`${name}.perDay`)}
      {days && (
        <Sparkline values={days.map(({ records }) => records.length)} isLastOpen={isRunning} />
      )}
    </Row>
  );
}

/** The title of a vote with its totals and the time that is left. */
export function VoteHead({ vote }: { vote: Vote }) {
  const { t } = useTranslation();
  const { title, substationName, startTime, endTime, status, votes, visits } = vote;
  const figures = { votes, visits };
  return (
    <Row as="header" gap={4} lineGap={1} wrap panel tone="secondary" className={styles.facts}>
      <Text as="h1" size={16} strong shrink data-print="title">
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
      {status !== VoteStatus.notStarted && <VotesPerDay vote={vote} />}
      <span>{`${cellText(substationName)} · ${formatPeriod(startTime, endTime)}`}</span>
    </Row>
  );
}
