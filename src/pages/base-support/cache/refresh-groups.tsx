import { useState } from 'react';
import { redisCacheApi, type CacheServer } from '@/api/base-support/redis-cache';
import { BatchResult } from '@/elements/batch/batch-result';
import type { BatchTask } from '@/elements/batch/batch-run';
import { CheckboxGroup } from '@/elements/control/checkbox-group';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Grid } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';

interface RefreshGroupsProps {
  server: CacheServer;
  /** The groups that are selected at first. */
  initialGroups: readonly string[];
  onClose: (changed?: boolean) => void;
}

/** Confirms which groups are refreshed, refreshes them one by one and shows each result. */
export function RefreshGroups({ server, initialGroups, onClose }: RefreshGroupsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly string[]>(initialGroups);
  const [tasks, setTasks] = useState<BatchTask[]>();
  const isAll = chosen.length === server.groups.length;
  const title = t(`base-support.cache.actions.${isAll ? 'refreshAll' : 'refreshGroup'}`);
  if (tasks) {
    const origin = { name: 'base-support.cache', code: `refresh ${server.id}` };
    return (
      <BatchResult title={title} origin={origin} tasks={tasks} onClose={() => onClose(true)} />
    );
  }

  const start = () =>
    setTasks(
      chosen.map((group) => ({
        id: group,
        name: group,
        run: () => redisCacheApi.refresh({ serverId: server.id, group }, { quiet: true }),
      })),
    );
  const names = chosen
    .map((group) => t('base-support.cache.groupName', { group }))
    .join(t('elements.cells.separator'));
  const question = isAll
    ? t('base-support.cache.confirms.all', { server: server.name, count: server.keyCount })
    : t('base-support.cache.confirms.groups', { server: server.name, names });
  return (
    <Popup
      title={title}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={!chosen.length} onClick={start}>
            {t('base-support.cache.actions.refresh')}
          </Button>
        </>
      }
    >
      <Grid gap={2}>
        <CheckboxGroup
          label={t('base-support.cache.fields.group')}
          options={server.groups.map((group) => ({ value: group, text: group }))}
          selected={chosen}
          onChange={setChosen}
        />
        <output>{chosen.length ? question : t('base-support.cache.confirms.none')}</output>
      </Grid>
    </Popup>
  );
}
