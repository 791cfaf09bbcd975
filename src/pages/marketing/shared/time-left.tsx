import type { Vote } from '@/api/company/vote';
import { VoteStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { dayMs, toDate } from '@/lib/time';
import { Text } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';

const name = 'marketing.voteCompany';
const hourMs = dayMs / 24;

/** How long a vote still runs, or when it begins; undefined for one that has ended. */
export function TimeLeft({ vote: { status, startTime, endTime } }: { vote: Vote }) {
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
