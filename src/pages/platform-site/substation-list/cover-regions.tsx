import { useState } from 'react';
import { substationApi, type Substation } from '@/api/substation/substation';
import type { Id } from '@/api/types';
import { fieldsOf, idsOf } from '@/elements/control/control-props';
import { FormPopup } from '@/elements/form/page/form-popup';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { RegionTreeSelect } from '@/elements/region-select/region-tree-select';
import { t } from '@/i18n';
import { type ControlProps } from '@/schema/field';

const name = 'platform-site.substation';

/** The tree of regions. Regions of other sub-stations show their owner and cannot be checked. */
function RegionsField({ id, label, value, onChange, own }: ControlProps & { own: Id }) {
  const load = useLoad(
    ['cover-regions'],
    async (signal) => (await substationApi.coverRegions({}, { signal })).items,
    { fresh: true },
  );
  return (
    <QueryBoundary query={load} name={label}>
      {(covered) => (
        <RegionTreeSelect
          id={id}
          label={label}
          value={idsOf(value)}
          onChange={(ids) => onChange?.(ids)}
          owners={
            new Map(
              covered
                .filter(({ substationId }) => String(substationId) !== String(own))
                .map((region) => [String(region.id), region.substationName]),
            )
          }
        />
      )}
    </QueryBoundary>
  );
}

const fieldsFor = (own: Id) =>
  fieldsOf<Pick<Substation, 'coverRegionIds'>>([
    {
      key: 'coverRegionIds',
      type: 'custom',
      required: true,
      render: (control) => <RegionsField {...control} own={own} />,
    },
  ]);

interface CoverRegionsProps {
  substation: Substation;
  onClose: (changed?: boolean) => void;
}

/** Edits the regions that a sub-station covers; each region belongs to at most one sub-station. */
export default function CoverRegions({ substation, onClose }: CoverRegionsProps) {
  const [fields] = useState(() => fieldsFor(substation.id));
  return (
    <FormPopup
      title={t(`${name}.coveredBy`, { substationName: substation.substationName })}
      name={name}
      fields={fields}
      initial={{ ...substation }}
      onReload={() => substationApi.one({ id: substation.id })}
      onSave={async (values) => {
        await substationApi.update({ ...substation, ...values });
      }}
      onClose={onClose}
    />
  );
}
