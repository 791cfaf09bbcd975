import { useState } from 'react';
import { parkApi, type ParkOrGroup } from '@/api/company/park';
import { embeddedList } from '@/crud/crud-page';
import { loadAllRows } from '@/elements/query/all-rows';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { CompanyUserRole } from '@/enums';
import { useTranslation } from '@/i18n';
import { MemberList } from '@/pages/company/shared/member-list';
import { Text } from '@/ui/layout/layout';
import { Tabs } from '@/ui/tabs';
import { readOnlyList, tabTitle, type PartProps } from './part';

const name = 'company.details.member';

const MemberFacts = embeddedList(readOnlyList(MemberList.page));

interface MembersProps {
  parks: ParkOrGroup[];
  canEdit: boolean;
}

function Members({ parks, canEdit }: MembersProps) {
  const { t } = useTranslation();
  const [active, setActive] = useState(String(parks[0]?.id ?? ''));
  const List = canEdit ? MemberList : MemberFacts;
  if (!parks.length)
    return (
      <Text as="p" align="center" padding={6} tone="secondary">
        {t(`${name}.noPark`)}
      </Text>
    );
  return (
    <Tabs
      label={t(`${name}.parks`)}
      active={active}
      onChange={setActive}
      items={parks.map(({ id, parkName }) => ({
        key: String(id),
        label: parkName,
        content: <List baseQuery={{ parkId: id }} />,
      }))}
    />
  );
}

/** The member companies of the parks and groups that this company runs. */
export function ParkMembers({ companyId, rights }: PartProps) {
  const parks = useLoad(['parks-of', companyId], (signal) =>
    loadAllRows(parkApi.list, { companyId, sort: 'sort ascending' }, { signal }),
  );
  return (
    <QueryBoundary query={parks} name={tabTitle('parkMembers')}>
      {(items) => <Members parks={items} canEdit={rights.hasRole(CompanyUserRole.company)} />}
    </QueryBoundary>
  );
}
