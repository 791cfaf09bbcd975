import { useNavigate } from 'react-router-dom';
import { companyApi, type CompanyDetail } from '@/api/company/company';
import type { ById, Id } from '@/api/types';
import { RecordPager } from '@/crud/record-pager';
import { useAdjacentRecords } from '@/crud/use-adjacent-records';
import { mediaOf } from '@/elements/text/media';
import { Picture } from '@/elements/upload/picture';
import { CompanyLevel, CompanyStatus, CompanyType } from '@/enums';
import { useTranslation } from '@/i18n';
import { dayMs, toDate, formatDate } from '@/lib/time';
import { paths } from '@/paths';
import { Grid, Row, Tag, Text } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { PhoneLink } from '@/values/cell/number-text';
import { Status } from '@/values/cell/text-cells';
import styles from './details.module.css';

/** A membership that ends within this number of days is highlighted. */
const expiryMarkDays = 30;

/** The end of the membership, highlighted when it is near or past. */
function Expiry({ expireTime }: Pick<CompanyDetail, 'expireTime'>) {
  const { t } = useTranslation();
  const now = useMinute();
  const end = toDate(expireTime);
  if (!end) return null;
  const days = Math.ceil((end.getTime() - now) / dayMs);
  const date = t('company.details.head.expires', { date: formatDate(expireTime) });
  if (days > expiryMarkDays) return <span>{date}</span>;
  const textKey = days > 0 ? 'expiresIn' : 'expired';
  return (
    <Text tone="warning">
      {date} {t(`company.details.head.${textKey}`, { count: days })}
    </Text>
  );
}

const linkTo = ({ id }: ById) => paths.companyDetails(String(id));

/** The title of the page with the most important values of the company. */
export function Head({ id, company }: { id: Id; company: CompanyDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const adjacent = useAdjacentRecords(companyApi.list, id);
  const { companyName, status, companyType, companyLevelType, contact, mobile } = company;
  const [logo] = mediaOf(company.logoUrl);
  return (
    <Row as="header" gap={4} lineGap={2} wrap panel className={styles.head}>
      {logo && (
        <span className={styles.logo}>
          <Picture url={logo.url} alt="" size="small" />
        </span>
      )}
      <Grid gap={1} columns={1} breaks grow className={styles.title}>
        <Row gap={3} lineGap={1} wrap className={styles.name}>
          <Text as="h1" size={20} strong shrink>
            {cellText(companyName)}
          </Text>
          <Status
            text={cellText(status, 'code', { enum: CompanyStatus })}
            tone={CompanyStatus.$tone(status)}
          />
          <Tag>{cellText(companyLevelType, 'code', { enum: CompanyLevel })}</Tag>
          <Tag>{cellText(companyType, 'code', { enum: CompanyType })}</Tag>
        </Row>
        <Row gap={4} lineGap={1} align="stretch" wrap tone="secondary">
          <span>{cellText(company.substationName)}</span>
          {contact && <span>{cellText(contact)}</span>}
          <PhoneLink text={mobile} />
          <span>{t('company.details.head.lines', { count: company.lineCount })}</span>
          <span>{t('company.details.head.branches', { count: company.branchCount })}</span>
          <Expiry expireTime={company.expireTime} />
        </Row>
      </Grid>
      {adjacent && (
        <RecordPager
          adjacent={adjacent}
          linkTo={linkTo}
          onNavigate={(next) => void navigate(linkTo(next))}
        />
      )}
    </Row>
  );
}
