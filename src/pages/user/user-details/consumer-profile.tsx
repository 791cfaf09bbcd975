import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  consumerCompany,
  consumerCompanyApi,
  type ConsumerCompany,
} from '@/api/company/consumer-company';
import type { ById } from '@/api/types';
import { formTitle } from '@/crud/crud-form';
import { declareColumns } from '@/crud/declare';
import { RecordPager } from '@/crud/record/record-pager';
import { useAdjacentRecords } from '@/crud/record/use-adjacent-records';
import { fieldsOf } from '@/elements/control/control-props';
import { RecordHead } from '@/elements/details/record-head';
import { LazyFormPopup } from '@/elements/form/page/lazy-form-popup';
import { findRow } from '@/elements/query/all-rows';
import { useInvalidate } from '@/elements/query/use-load';
import { Cell } from '@/elements/table/cells/cells';
import { ConsumerType } from '@/enums';
import { useTranslation } from '@/i18n';
import { formatDate } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import { consumerForm } from '@/pages/user/shared/consumer-form';
import { paths } from '@/paths';
import { Button } from '@/ui/button';
import { Tag } from '@/ui/layout/layout';
import { useIsMobile } from '@/ui/use-media';
import { cellText } from '@/values/cell-text';

const name = 'user.consumer';
const marks = declareColumns(consumerCompany, ['status']);
const facts = declareColumns(consumerCompany, ['mobile', 'companyName', { key: 'regionName' }]);

const linkTo = ({ id }: ById) => paths.userDetails(String(id));

interface ConsumerProfileProps {
  consumer: ConsumerCompany;
  onChanged: () => void;
}

/** The profile of a customer, with a button that edits it. */
export function ConsumerProfile({ consumer, onChanged }: ConsumerProfileProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // On a touch screen the number is a link that calls, and a long press copies it.
  const isMobile = useIsMobile();
  const invalidateList = useInvalidate(consumerCompanyApi.list);
  const adjacent = useAdjacentRecords(consumerCompanyApi.list, consumer.id);
  const [editing, setEditing] = useState(false);
  return (
    <>
      <RecordHead
        isPage
        title={cellText(consumer.name)}
        marks={
          <>
            {marks.map((column) => (
              <Cell key={column.key} column={column} row={consumer} />
            ))}
            <Tag>{cellText(consumer.consumerType, 'code', { enum: ConsumerType })}</Tag>
          </>
        }
        facts={[
          ...facts
            .filter(({ key }) => !isEmpty(consumer[key]))
            .map((column) => (
              <Cell key={column.key} column={column} row={consumer} inCard={isMobile} />
            )),
          t('user.details.since', { time: formatDate(consumer.creationTime) }),
        ]}
      >
        {adjacent && (
          <RecordPager
            adjacent={adjacent}
            linkTo={linkTo}
            onNavigate={(next) => void navigate(linkTo(next))}
          />
        )}
        <Button onClick={() => setEditing(true)}>{t('actions.edit')}</Button>
      </RecordHead>
      {editing && (
        <LazyFormPopup
          title={formTitle(name, 'edit')}
          name={name}
          fields={fieldsOf(consumerForm)}
          initial={{ ...consumer }}
          onReload={() => findRow(consumerCompanyApi.list, { id: consumer.id }, consumer.id)}
          onSave={async (values) => {
            await consumerCompanyApi.update({ ...consumer, ...values });
            invalidateList();
            onChanged();
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
