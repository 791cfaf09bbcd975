import { mergeRegion, mergeRegionApi, type MergeRegion } from '@/api/substation/merge-region';
import type { Substation } from '@/api/substation/substation';
import { embeddedCrud } from '@/crud/crud-page';
import { useTranslation } from '@/i18n';
import { P } from '@/policies';
import { Popup } from '@/ui/overlay/popup';
import { MergeForm } from './merge-form';

const name = 'platform-site.merge';

/** The groups of cities that a sub-station shows as one region. */
const MergeGroups = embeddedCrud({
  name,
  policy: P.substation,
  record: mergeRegion,
  api: mergeRegionApi,
  columns: [
    { key: 'name', width: 160 },
    { key: 'region', width: 360 },
    { key: 'creationTime', sortable: true },
  ],
  toolbar: [
    {
      code: 'new',
      dialog: ({ substationId }, close) => (
        <MergeForm group={{ substationId: substationId ?? '' }} onClose={close} />
      ),
    },
  ],
  rowActions: [
    {
      code: 'edit',
      dialog: (group: MergeRegion, close) => <MergeForm group={group} onClose={close} />,
    },
    'delete',
  ],
});

interface MergeRegionsProps {
  substation: Substation;
  onClose: () => void;
}

export default function MergeRegions({ substation, onClose }: MergeRegionsProps) {
  const { t } = useTranslation();
  const { id, substationName } = substation;
  return (
    <Popup title={t(`${name}.of`, { substationName })} onClose={onClose} wide>
      <MergeGroups baseQuery={{ substationId: id }} />
    </Popup>
  );
}
