import { permissionApi, type PermissionGroup, type PermissionOwner } from '@/api/permission';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { useUnsavedChanges, confirmDiscard } from '@/elements/tab/use-unsaved-changes';
import { roleTitle } from '@/elements/text/role-title';
import { Popup } from '@/ui/overlay/popup';
import { PermissionEditor, type GrantOwner } from './permission-editor';
import type { GrantChange } from './permission-rules';
import styles from './permission-editor.module.css';

/** Separates the owner's own grants from inherited ones. */
function ownerOf(groups: PermissionGroup[], { providerName, providerKey }: PermissionOwner) {
  const all = groups.flatMap(({ permissions }) => permissions);
  const isOwn = (provider: { providerName: string; providerKey: string }) =>
    provider.providerName === providerName && provider.providerKey === String(providerKey);
  const inherited = all.flatMap(({ name, grantedProviders }) => {
    const others = grantedProviders
      .filter((provider) => !isOwn(provider))
      .map(({ providerKey }) => roleTitle(String(providerKey)));
    return others.length ? [[name, others] as const] : [];
  });
  return {
    granted: all
      .filter(({ grantedProviders }) => grantedProviders.some(isOwn))
      .map(({ name }) => name),
    inherited: new Map(inherited),
  };
}

interface PermissionPopupProps extends Pick<GrantOwner, 'name' | 'isOwn'> {
  provider: PermissionOwner;
  title: string;
  onClose: () => void;
}

/** A popup that edits the permissions of one role or user. */
export function PermissionPopup({ provider, title, name, isOwn, onClose }: PermissionPopupProps) {
  const { isDirty, markDirty } = useUnsavedChanges();
  const key = ['permissions', provider.providerName, provider.providerKey] as const;
  const load = useLoad(key, (signal) => permissionApi.list(provider, { signal }), { fresh: true });
  const save = (permissions: GrantChange[]) => permissionApi.update({ ...provider, permissions });
  const close = async () => {
    if (isDirty() && !(await confirmDiscard())) return;
    markDirty(false);
    onClose();
  };
  return (
    <Popup title={title} wide footer={null} onClose={() => void close()}>
      <div className={styles.inPopup}>
        <QueryBoundary query={load} name={title}>
          {({ groups }) => (
            <PermissionEditor
              owner={{ name, isOwn, ...ownerOf(groups, provider) }}
              groups={groups}
              save={save}
              markDirty={markDirty}
            />
          )}
        </QueryBoundary>
      </div>
    </Popup>
  );
}
