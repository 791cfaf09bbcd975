import type { CSSProperties } from 'react';
import type { CompanyDetail } from '@/api/company/company';
import {
  companyDetailApi,
  type CompanySettledInfo,
  type CompanySettledInfoInput,
} from '@/api/company/company-detail';
import { fieldsOf } from '@/elements/control/control-props';
import { DetailSection } from '@/elements/details/detail-section';
import { CompanyLevel } from '@/enums';
import { useTranslation } from '@/i18n';
import { toDate } from '@/lib/time';
import { isMembershipNear, membershipText } from '@/pages/shared/membership';
import type { Column } from '@/schema/column';
import { Row, Tag, Text } from '@/ui/layout/layout';
import { useMinute } from '@/ui/use-clock';
import { cellText } from '@/values/cell-text';
import { amount, paymentInterval } from '@/values/rules';
import { companyPart, periodText } from './company-part';
import { tabTitle } from './part';
import styles from './details.module.css';

const columns: Column<CompanySettledInfo>[] = [
  { key: 'companyLevelType', type: 'code', enum: CompanyLevel },
  { key: 'settledTime', format: (from, { expireTime }) => periodText(from, expireTime) },
  { key: 'feeAmount', type: 'money' },
  { key: 'paymentInterval', type: 'number' },
];
const fields = fieldsOf<CompanySettledInfoInput>([
  { key: 'companyLevelType', type: 'code', enum: CompanyLevel, required: true },
  { key: 'settledTime', upper: 'expireTime', type: 'range', of: 'date', required: true },
  { key: 'feeAmount', type: 'money', rules: [amount] },
  { key: 'paymentInterval', type: 'number', min: 1, max: 99, rules: [paymentInterval] },
]);

/** The membership terms of the company. */
export const SettledInfo = companyPart<CompanySettledInfo>({
  key: 'settled-info',
  tab: 'settledInfo',
  name: 'company.details.settledInfo',
  load: companyDetailApi.settledInfo,
  save: companyDetailApi.saveSettledInfo,
  columnsOf: () => columns,
  fieldsOf: () => fields,
});

type Terms = Pick<CompanyDetail, 'settledTime' | 'expireTime'>;

/** The days left of the membership, as a text and as a bar; highlighted when its end is near or past. */
function DaysLeft({ settledTime, expireTime }: Terms) {
  useTranslation();
  const now = useMinute();
  const [start, end] = [toDate(settledTime)?.getTime(), toDate(expireTime)?.getTime()];
  if (start === undefined || end === undefined) return null;
  const share = Math.min(1, Math.max(0, (end - now) / (end - start)));
  // CSSProperties does not know custom properties. The style sheet reads this one.
  const style = { '--share': share } as CSSProperties;
  const isNear = isMembershipNear(expireTime, now);
  return (
    <>
      <div className={styles.left} data-near={isNear} style={style} />
      <Row gap={2} justify="between" wrap digits>
        <Text tone={isNear ? 'warning' : undefined}>{membershipText(expireTime, now)}</Text>
        <Text tone="secondary">{periodText(settledTime, expireTime)}</Text>
      </Row>
    </>
  );
}

/** The level of the membership, and how long it lasts. */
export const Membership = ({ company }: { company: CompanyDetail }) => (
  <DetailSection
    isPage
    title={tabTitle('settledInfo')}
    extra={<Tag>{cellText(company.companyLevelType, 'code', { enum: CompanyLevel })}</Tag>}
  >
    <DaysLeft settledTime={company.settledTime} expireTime={company.expireTime} />
  </DetailSection>
);
