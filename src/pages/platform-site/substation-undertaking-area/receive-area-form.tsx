import { useQuery } from '@tanstack/react-query';
import {
  receiveAreaApi,
  type ReceiveArea,
  type ReceiveAreaInput,
  type ReceiveConflict,
} from '@/api/substation/receive-area';
import type { OfSubstation } from '@/api/substation/substation';
import { fieldsOf, idsOf } from '@/elements/control/control-props';
import { FormPopup } from '@/elements/form/page/form-popup';
import { RegionLevel } from '@/enums';
import { t, useTranslation } from '@/i18n';
import { type Values } from '@/schema/field';
import { useScopeKey } from '@/stores/scope';
import { Box, Grid, Text } from '@/ui/layout/layout';
import styles from '@/pages/platform-site/shared/platform-site.module.css';

const name = 'platform-site.area';
const levels = [RegionLevel.province, RegionLevel.city, RegionLevel.district];
const maxRegions = 200;
const isWithinLimit = (value: unknown) => (idsOf(value).length > maxRegions ? 'tooMany' : null);

const regions = {
  type: 'region',
  tree: true,
  levels,
  required: true,
  rules: [isWithinLimit],
} as const;
const fields = fieldsOf<ReceiveAreaInput>([
  { key: 'fromRegionIds', ...regions },
  { key: 'toRegionIds', ...regions },
]);

function ConflictList({ conflicts }: { conflicts: ReceiveConflict[] }) {
  const { t } = useTranslation();
  const joined = (names: string[]) => names.join(t('elements.cells.separator'));
  return (
    <Grid as="ul" gap={2}>
      {conflicts.map(({ substationId, substationName, fromRegionNames, toRegionNames }) => (
        <Grid key={substationId} as="li">
          <strong>{substationName}</strong>
          <Text tone="secondary" breaks>
            {t(`${name}.way`, { from: joined(fromRegionNames), to: joined(toRegionNames) })}
          </Text>
        </Grid>
      ))}
    </Grid>
  );
}

/** The other sub-stations that take orders on the same routes. They are loaded after every change, before anything is saved. */
function Conflicts({ substationId, values }: OfSubstation & { values: Values }) {
  const { t } = useTranslation();
  const scope = useScopeKey();
  const routes = {
    substationId,
    fromRegionIds: idsOf(values.fromRegionIds),
    toRegionIds: idsOf(values.toRegionIds),
  };
  const isComplete = routes.fromRegionIds.length > 0 && routes.toRegionIds.length > 0;
  const { data, isError } = useQuery({
    queryKey: ['receive-conflicts', scope, routes],
    queryFn: ({ signal }) => receiveAreaApi.one(routes, { signal }),
    enabled: isComplete,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  const { conflicts = [] } = (isComplete && data) || {};
  const statusText = () => {
    if (!isComplete) return t(`${name}.incomplete`);
    if (isError) return t('elements.load.failed');
    if (!data) return t('common.loading');
    return conflicts.length
      ? t(`${name}.collides`, { count: conflicts.length })
      : t(`${name}.free`, { ways: routes.fromRegionIds.length * routes.toRegionIds.length });
  };
  return (
    <Box as="figure" padding={3} className={styles.conflicts} data-found={conflicts.length > 0}>
      <Text as="figcaption" strong aria-live="polite">
        {statusText()}
      </Text>
      <ConflictList conflicts={conflicts} />
    </Box>
  );
}

interface ReceiveAreaFormProps {
  area: ReceiveArea;
  onClose: (changed?: boolean) => void;
}

/** Edits the routes of which a sub-station takes goods orders: from each start region to each destination region. */
export default function ReceiveAreaForm({ area, onClose }: ReceiveAreaFormProps) {
  const { substationId, substationName, concurrencyStamp } = area;
  return (
    <FormPopup
      title={t(`${name}.of`, { substationName })}
      name={name}
      fields={fields}
      initial={{ ...area }}
      preview={(values) => <Conflicts substationId={substationId} values={values} />}
      onReload={() => receiveAreaApi.one({ substationId })}
      onSave={async (values) => {
        // The keys of the fields are keys of the input.
        const input = { concurrencyStamp, ...values, substationId } as ReceiveAreaInput;
        await receiveAreaApi.update(input);
      }}
      onClose={onClose}
    />
  );
}
