import WarningFilled from '@ant-design/icons-svg/es/asn/WarningFilled';
import type { ReactNode } from 'react';
import type { ById } from '@/api/types';
import { useTranslation } from '@/i18n';
import { queryString } from '@/lib/url/query-string';
import type { AreasLayout } from '@/schema/layout';
import { useCan } from '@/stores/app-config';
import { PageLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Grid, Row, Text } from '@/ui/layout/layout';
import { Drawer } from '@/ui/overlay/popup';
import { inConflict, type Area, type AreaCell, type Overlap } from './areas';

interface HolderProps<Row extends ById> {
  area: Area<Row>;
  overlaps: readonly Overlap<Row>[];
  page: AreasLayout<Row>['page'];
  /** Says from where to where, of some regions. */
  wayOf: (ends: Pick<Area<Row>, 'from' | 'to'>) => string;
  actions: ReactNode;
}

/** Who takes something of a cell, what it takes, and with whom it is in conflict. */
function Holder<Row extends ById>({ area, overlaps, page, wayOf, actions }: HolderProps<Row>) {
  const { t } = useTranslation();
  const can = useCan();
  return (
    <Grid as="li" gap={1}>
      <Row>
        {page && can(page.policy) ? (
          <PageLink
            variant="link"
            to={`${page.path}?${queryString({ [page.condition]: area.name })}`}
          >
            {area.name}
          </PageLink>
        ) : (
          <Text strong breaks>
            {area.name}
          </Text>
        )}
      </Row>
      <Text tone="secondary" breaks>
        {wayOf(area)}
      </Text>
      {overlaps.map((overlap) => {
        const [one, other] = overlap.areas;
        const rival = one === area ? other : one;
        return (
          <Text key={rival.row.id} tone="error" breaks>
            <Icon icon={WarningFilled} />{' '}
            {t('layouts.areas.with', { name: rival.name, way: wayOf(overlap) })}
          </Text>
        );
      })}
      <Row gap={3} wrap>
        {actions}
      </Row>
    </Grid>
  );
}

interface AreaHoldersProps<Row extends ById> {
  title: string;
  cell: AreaCell<Row> | undefined;
  page: AreasLayout<Row>['page'];
  wayOf: HolderProps<Row>['wayOf'];
  actions: (row: Row) => ReactNode;
  onClose: () => void;
}

/** Who takes what goes through a cell: those in conflict first. */
export function AreaHolders<Row extends ById>(props: AreaHoldersProps<Row>) {
  const { title, cell, page, wayOf, actions, onClose } = props;
  const { t } = useTranslation();
  const rivals = cell ? inConflict(cell) : [];
  const others = cell?.areas.filter((area) => !rivals.includes(area)) ?? [];
  return (
    <Drawer title={title} placement="right" onClose={onClose}>
      {!cell && <p>{t('layouts.areas.none')}</p>}
      <Grid as="ol" gap={4}>
        {[...rivals, ...others].map((area) => (
          <Holder
            key={area.row.id}
            area={area}
            overlaps={cell?.overlaps.filter(({ areas }) => areas.includes(area)) ?? []}
            {...{ page, wayOf }}
            actions={actions(area.row)}
          />
        ))}
      </Grid>
    </Drawer>
  );
}
