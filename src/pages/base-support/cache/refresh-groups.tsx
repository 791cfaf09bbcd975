import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { redisCacheApi, type CacheServer } from '@/api/base-support/redis-cache';
import { Button } from '@/ui/button';
import { BatchResult } from '@/elements/batch/batch-result';
import type { BatchTask } from '@/elements/batch/batch-run';
import { Popup } from '@/ui/overlay/popup';
import { Checkbox } from '@/ui/checkbox';
import styles from './cache.module.css';

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
  if (tasks) return <BatchResult title={title} tasks={tasks} onClose={() => onClose(true)} />;

  const put = (group: string, on: boolean) =>
    setChosen(server.groups.filter((own) => (own === group ? on : chosen.includes(own))));
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
  const what = isAll
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
      <div className={styles.groups}>
        <fieldset className={styles.choices} aria-label={t('base-support.cache.fields.group')}>
          {server.groups.map((group) => (
            <Checkbox
              key={group}
              label={group}
              checked={chosen.includes(group)}
              onChange={(on) => put(group, on)}
            >
              <span>{group}</span>
            </Checkbox>
          ))}
        </fieldset>
        <output>{chosen.length ? what : t('base-support.cache.confirms.none')}</output>
      </div>
    </Popup>
  );
}
