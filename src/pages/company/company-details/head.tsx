import { useNavigate } from 'react-router-dom';
import { companyApi, type CompanyDetail } from '@/api/company/company';
import type { ById } from '@/api/types';
import { RecordActions } from '@/crud/record-actions';
import { RecordPager } from '@/crud/record/record-pager';
import { useAdjacentRecords } from '@/crud/record/use-adjacent-records';
import { RecordHead } from '@/elements/details/record-head';
import { CopyButton } from '@/elements/table/cells/cells';
import { mediaOf } from '@/elements/text/media';
import { Picture } from '@/elements/upload/picture';
import { CompanyStatus, CompanyType } from '@/enums';
import { Companies } from '@/pages/company/shared/companies';
import { paths } from '@/paths';
import { Row, Tag } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { cellText } from '@/values/cell-text';
import { PhoneLink } from '@/values/cell/number-text';
import { Status } from '@/values/cell/text-cells';
import styles from './details.module.css';

const linkTo = ({ id }: ById) => paths.companyDetails(String(id));

interface HeadProps {
  company: CompanyDetail;
  /** Loads the company again after an action. */
  onChanged: () => void;
}

/** The title of the page, with the actions that the list of companies has for the company. */
export function Head({ company, onChanged }: HeadProps) {
  const navigate = useNavigate();
  // On a touch screen a long press copies the name and the number.
  const isMobile = useIsMobile();
  const adjacent = useAdjacentRecords(companyApi.list, company.id);
  const { companyName, status, companyType, contact, mobile } = company;
  const [logo] = mediaOf(company.logoUrl);
  return (
    <RecordHead
      isPage
      title={cellText(companyName)}
      picture={
        logo && (
          <span className={styles.logo}>
            <Picture url={logo.url} alt="" size="small" />
          </span>
        )
      }
      marks={
        <>
          {!isMobile && <CopyButton text={companyName} />}
          <Status
            text={cellText(status, 'code', { enum: CompanyStatus })}
            tone={CompanyStatus.$tone(status)}
          />
          <Tag>{cellText(companyType, 'code', { enum: CompanyType })}</Tag>
        </>
      }
      facts={[
        contact && cellText(contact),
        mobile && (
          <Row key="mobile" gap={1} inline>
            <PhoneLink text={mobile} />
            {!isMobile && <CopyButton text={mobile} isNumber />}
          </Row>
        ),
      ]}
    >
      {adjacent && (
        <RecordPager
          adjacent={adjacent}
          linkTo={linkTo}
          onNavigate={(next) => void navigate(linkTo(next))}
        />
      )}
      <RecordActions page={Companies.page} record={company} onChanged={onChanged} />
    </RecordHead>
  );
}
