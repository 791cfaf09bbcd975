import { useMemo } from 'react';
import {
  mobileFunctionGroups,
  mobilePermissionApi,
  type MobilePermissionQuery,
} from '@/api/substation/mobile-permission';
import { conditionWarnings, PrintedConditions, useVisibleFilters } from '@/crud/list-conditions';
import { useList } from '@/crud/use-list';
import { FilterBar } from '@/elements/filter/filter-bar';
import { Views } from '@/elements/filter/views';
import { SaveBar } from '@/elements/form/page/save-bar';
import { Matrix } from '@/elements/matrix/matrix';
import { asSinglePage } from '@/elements/query/all-rows';
import { useSaveShortcut } from '@/elements/tab/use-unsaved-changes';
import { ListStatus } from '@/elements/table/list-status';
import { RefreshTool } from '@/elements/table/list-tools';
import { useTranslation } from '@/i18n';
import type { Filter } from '@/schema/filter';
import { Button } from '@/ui/button';
import { Grid, Row, Stack, Text } from '@/ui/layout/layout';
import { useMobileEdits } from './mobile-permission-management/use-mobile-edits';
import { WithoutRows } from './mobile-permission-management/without-rows';
import styles from './mobile-permission-management/mobile-permissions.module.css';
import lists from '@/crud/crud-list.module.css';

const name = 'substation-employee.mobile';

const filters: Filter<MobilePermissionQuery>[] = [
  { key: 'name' },
  { key: 'phoneNumber', type: 'phone' },
  { key: 'substationId', type: 'record', of: 'substation' },
];
/** Loads all users that match the filters, because checking a column header changes all of them. */
const users = asSinglePage(mobilePermissionApi.list);

interface MatrixBarProps {
  count: number;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

function MatrixBar({ count, busy, onSave, onDiscard }: MatrixBarProps) {
  const { t } = useTranslation();
  const bar = useSaveShortcut(onSave);
  return (
    <SaveBar
      ref={bar}
      className={styles.bar}
      dirty={count > 0}
      state={t(`${name}.${count ? 'changed' : 'unchanged'}`, { count })}
    >
      <Button disabled={!count || busy} onClick={onDiscard}>
        {t(`${name}.discard`)}
      </Button>
      <Button variant="primary" disabled={!count} busy={busy} onClick={onSave}>
        {t(`${name}.saveAll`)}
      </Button>
    </SaveBar>
  );
}

/** The permissions of the staff in the app: a matrix of users and functions. */
export default function MobilePermissionManagement() {
  const { t } = useTranslation();
  const shown = useVisibleFilters(filters);
  const list = useList(users, { filters: shown });
  const { rows, changed, busy, events, change, save, undo } = useMobileEdits(
    list.rows,
    list.reload,
  );
  const saveAll = () => {
    if (changed.length && !busy.size) void save(changed);
  };
  // Memoized, because new column objects render every row again.
  const columns = useMemo(
    () =>
      Object.entries(mobileFunctionGroups).flatMap(([group, keys]) =>
        keys.map((key) => ({
          key,
          title: t(`${name}.functions.${key}`),
          group: t(`${name}.groups.${group}`),
        })),
      ),
    [t],
  );
  const refresh = () => void list.refresh();
  return (
    <Stack gap={2} padding={2} fill className={styles.page}>
      <FilterBar name={name} filters={shown} draft={list.draft} busy={list.fetching}>
        <Views name={name} />
      </FilterBar>
      <PrintedConditions name={name} filters={shown} conditions={list.conditions} />
      <div className={lists.card}>
        <Row as="header" gap={4} lineGap={2} wrap className={`${lists.head} ${styles.head}`}>
          <Text as="h1" size={16} strong>
            {t(`${name}.title`)}
          </Text>
          <ListStatus
            total={list.total}
            isTotalUnknown={list.isTotalUnknown}
            shown={rows.length}
            updatedAt={list.updatedAt}
            failed={list.failed}
            fetching={list.fetching}
            notes={conditionWarnings(name, list)}
            onRetry={refresh}
            onBack={list.goBack}
          />
          <RefreshTool fetching={list.fetching} updatedAt={list.updatedAt} onRefresh={refresh} />
        </Row>
        {!rows.length && (
          <Grid grow pack="start">
            <WithoutRows name={name} list={list} filters={shown} />
          </Grid>
        )}
        {rows.length > 0 && (
          <Matrix
            title={t(`${name}.user`)}
            columns={columns}
            rows={rows}
            events={events}
            onColumn={(key, on) =>
              change(
                rows.map(({ id }) => id),
                key,
                on,
              )
            }
            busy={busy}
          />
        )}
        <MatrixBar
          count={changed.length}
          busy={busy.size > 0}
          onSave={saveAll}
          onDiscard={() => undo(changed)}
        />
      </div>
    </Stack>
  );
}
