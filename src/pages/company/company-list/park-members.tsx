import { useTranslation } from 'react-i18next';
import type { ParkOrGroup } from '@/api/company/park';
import { Popup } from '@/ui/overlay/popup';
import { MemberList } from '@/crud/member-list';

interface ParkMembersProps {
  park: ParkOrGroup;
  /** The list counts the members anew. */
  onClose: (changed: boolean) => void;
}

/** The companies of a park or group: one more, one less, another order; each is saved at once. */
export function ParkMembers({ park, onClose }: ParkMembersProps) {
  const { t } = useTranslation();
  const { id, parkName } = park;
  return (
    <Popup
      title={t('company.list.membersOf', { parkName })}
      footer={null}
      onClose={() => onClose(true)}
      wide
    >
      <MemberList baseQuery={{ id }} />
    </Popup>
  );
}
