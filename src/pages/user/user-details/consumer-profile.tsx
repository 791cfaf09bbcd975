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
import { RecordPager } from '@/crud/record-pager';
import { useAdjacentRecords } from '@/crud/use-adjacent-records';
import { fieldsOf } from '@/elements/control/control-props';
import { DetailView } from '@/elements/details/detail-view';
import { LazyFormPopup } from '@/elements/form/page/lazy-form-popup';
import { findRow } from '@/elements/query/all-rows';
import { useInvalidate } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { consumerForm } from '@/pages/user/shared/consumer-form';
import { paths } from '@/paths';
import { Button } from '@/ui/button';
import { Box, Row, Text } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import styles from './user-details.module.css';

const name = 'user.consumer';
const columns = declareColumns(consumerCompany, [
  'consumerType',
  { key: 'mobile', copyable: true },
  'status',
  'companyName',
  { key: 'regionName' },
  'creationTime',
]);

const linkTo = ({ id }: ById) => paths.userDetails(String(id));

interface ConsumerProfileProps {
  consumer: ConsumerCompany;
  onChanged: () => void;
}

/** The profile of a customer, with a button that edits it. */
export function ConsumerProfile({ consumer, onChanged }: ConsumerProfileProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const invalidateList = useInvalidate(consumerCompanyApi.list);
  const adjacent = useAdjacentRecords(consumerCompanyApi.list, consumer.id);
  const [editing, setEditing] = useState(false);
  return (
    <Box as="section" panel className={styles.card}>
      <Row as="header" gap={3} justify="between" wrap below={3}>
        <Text as="h1" size={20} strong>
          {cellText(consumer.name)}
        </Text>
        {adjacent && (
          <RecordPager
            adjacent={adjacent}
            linkTo={linkTo}
            onNavigate={(next) => void navigate(linkTo(next))}
          />
        )}
        <Button onClick={() => setEditing(true)}>{t('actions.edit')}</Button>
      </Row>
      <DetailView name={name} columns={columns} row={consumer} />
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
    </Box>
  );
}
