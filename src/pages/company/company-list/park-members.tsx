import type { ParkOrGroup } from '@/api/company/park';
import { useTranslation } from '@/i18n';
import { MemberList } from '@/pages/company/shared/member-list';
import { Popup } from '@/ui/overlay/popup';

interface ParkMembersProps {
  park: ParkOrGroup;
  /** Called with true, so that the list is loaded again: it shows the number of members. */
  onClose: (changed: boolean) => void;
}

/** Adds, removes and sorts the companies of a park or group; each change is saved immediately. */
export function ParkMembers({ park, onClose }: ParkMembersProps) {
  const { t } = useTranslation();
  const { id, parkName } = park;
  return (
    <Popup title={t('company.list.membersOf', { parkName })} onClose={() => onClose(true)} wide>
      <MemberList baseQuery={{ parkId: id }} />
    </Popup>
  );
}
