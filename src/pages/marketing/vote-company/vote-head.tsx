import type { Vote } from '@/api/company/vote';
import { VoteStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { dayMs, formatPeriod, toDate } from '@/lib/time';
import { Row, Text } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';
import styles from '@/pages/marketing/shared/marketing.module.css';

const name = 'marketing.voteCompany';
const hourMs = dayMs / 24;

/** How long a vote still runs, or when it begins; undefined for one that has ended. */
function TimeLeft({ vote: { status, startTime, endTime } }: { vote: Vote }) {
  const { t } = useTranslation();
  const now = useMinute();
  const isUpcoming = status === VoteStatus.notStarted;
  const until = toDate(isUpcoming ? startTime : endTime)?.getTime();
  if (status === VoteStatus.ended || until === undefined || until <= now) return null;
  const key = isUpcoming ? 'beginsIn' : 'left';
  const days = Math.floor((until - now) / dayMs);
  const count = days || Math.ceil((until - now) / hourMs);
  return (
    <Text as="strong" strong>
      {t(`${name}.${key}${days ? 'Days' : 'Hours'}`, { count })}
    </Text>
  );
}

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
