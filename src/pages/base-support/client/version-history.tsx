import { useState } from 'react';
import {
  clientAppApi,
  clientAppVersion,
  type ClientApp,
  type ClientAppVersion,
} from '@/api/base-support/client-app';
import { CrudList } from '@/crud/crud-list';
import { declareList } from '@/crud/declare';
import { findRow } from '@/elements/query/all-rows';
import { savedOrReloaded } from '@/elements/query/use-load';
import { t, useTranslation } from '@/i18n';
import { formatBytes } from '@/lib/number';
import { compareVersions } from '@/lib/semver';
import { P } from '@/policies';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { Popup } from '@/ui/overlay/popup';
import { Status } from '@/values/cell/text-cells';
import { appLabel } from './app-label';

const TypedConfirm = lazyPopup(
  async () => (await import('@/ui/overlay/typed-confirm')).TypedConfirm,
);

const name = 'base-support.version';

function State({ isCurrent, rolledBackTime }: ClientAppVersion) {
  if (isCurrent) return <Status text={t(`${name}.states.current`)} tone="active" />;
  const key = rolledBackTime ? 'rolledBack' : 'past';
  return <Status text={t(`${name}.states.${key}`)} tone={rolledBackTime ? 'failed' : 'over'} />;
}

interface RollbackProps {
  app: ClientApp;
  target: ClientAppVersion;
  onDone: (app: ClientApp) => void;
  onClose: (done: boolean) => void;
}

/** After a rollback it reloads the application, which has a new concurrency stamp, and the list. */
function Rollback({ app, target, onDone, onClose }: RollbackProps) {
  const { t: text } = useTranslation();
  const values = { app: appLabel(app), from: app.version, to: target.version };
  const { id, platform, concurrencyStamp } = app;
  return (
    <TypedConfirm
      title={text(`${name}.actions.rollback`)}
      text={text(`${name}.confirms.rollback`, values)}
      word={target.version}
      onConfirm={async () => {
        const saved = await clientAppApi.rollback({ id, versionId: target.id, concurrencyStamp });
        const reload = () => findRow(clientAppApi.list, { platform }, id);
        onDone(await savedOrReloaded(saved, reload, () => ({ ...app, version: target.version })));
      }}
      onClose={onClose}
    />
  );
}

const versionsOf = (app: ClientApp, onDone: (app: ClientApp) => void) =>
  declareList({
    name,
    policy: P.clientApp,
    record: clientAppVersion,
    api: { list: clientAppApi.history },
    columns: [
      { key: 'version', width: 104 },
      { key: 'isCurrent', type: 'custom', width: 96, render: State },
      'publishTime',
      { key: 'publisher', width: 104 },
      { key: 'notes', width: 240 },
      { key: 'minVersion', width: 96 },
      'isForced',
      {
        key: 'packageSize',
        type: 'number',
        width: 104,
        format: (value) => formatBytes(Number(value)),
      },
      'rolledBackTime',
    ],
    card: { facts: ['isCurrent', 'publishTime'] },
    rowActions: [
      {
        code: 'rollback',
        danger: true,
        visible: ({ version }) => compareVersions(version, app.version) < 0,
        dialog: (target, close) => (
          <Rollback app={app} target={target} onDone={onDone} onClose={close} />
        ),
      },
    ],
  });

/** All releases of an application, with a rollback to any earlier one. */
export function VersionHistory(props: { app: ClientApp; onClose: (changed: boolean) => void }) {
  const { t: text } = useTranslation();
  const [changed, setChanged] = useState<ClientApp>();
  const app = changed ?? props.app;
  const close = () => props.onClose(changed !== undefined);
  return (
    <Popup title={text(`${name}.historyOf`, { app: appLabel(app) })} wide onClose={close}>
      <CrudList page={versionsOf(app, setChanged)} baseQuery={{ clientAppId: app.id }} embedded />
    </Popup>
  );
}
