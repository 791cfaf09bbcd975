import { useState } from 'react';
import { SaveBar } from '@/elements/form/page/save-bar';
import { useSaveShortcut } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { useCan } from '@/stores/app-config';
import { Button } from '@/ui/button';
import { Grid } from '@/ui/layout/layout';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import {
  diffGrants,
  type GrantChange,
  type GrantRules,
  type Grants,
  type PermissionGroup,
} from './permission-rules';
import { PermissionTree } from './permission-tree';
import styles from './permission-editor.module.css';

const GrantReview = lazyPopup(async () => (await import('./grant-review')).GrantReview);
const MenuPreview = lazyPopup(async () => (await import('./menu-preview')).MenuPreview);

/** The role or user whose grants are edited. */
export interface GrantOwner {
  name: string;
  granted: readonly string[];
  /** Permissions granted by others, with the names of who grants them. */
  inherited?: GrantRules['inherited'];
  /** Whether a change affects the signed-in user. */
  isOwn: boolean;
}

interface PermissionEditorProps {
  owner: GrantOwner;
  groups: readonly PermissionGroup[];
  /** Sends the changed grants only. */
  save: (changes: GrantChange[]) => Promise<unknown>;
  /** Called when the editor gets or no longer has unsaved changes. */
  markDirty: (dirty: boolean) => void;
}

const noInherited: GrantRules['inherited'] = new Map();

/** The owner's own and inherited grants. */
const effectiveGrants = (own: Grants, { inherited = noInherited }: GrantOwner) =>
  new Set([...own, ...inherited.keys()]);

function useGrantsDraft(granted: readonly string[], markDirty: (dirty: boolean) => void) {
  const [saved, setSaved] = useState<Grants>(() => new Set(granted));
  const [own, setOwn] = useState(saved);
  const setGrants = (next: Grants) => {
    setOwn(next);
    markDirty(diffGrants(saved, next).length > 0);
  };
  const commit = () => {
    setSaved(own);
    markDirty(false);
  };
  return { saved, own, setGrants, commit, changes: diffGrants(saved, own) };
}

/** Edits the grants of a role or user as a tree of checkboxes. A review shows the affected pages before the save. */
export function PermissionEditor({ owner, groups, save, markDirty }: PermissionEditorProps) {
  const { t } = useTranslation();
  const canChange = useCan();
  const [dialog, setDialog] = useState<'review' | 'preview' | null>(null);
  const { saved, own, setGrants, commit, changes } = useGrantsDraft(owner.granted, markDirty);
  const nodes = groups.flatMap(({ permissions }) => permissions);
  const rules = { nodes, inherited: owner.inherited ?? noInherited, canChange };
  const titleOf = (name: string) => nodes.find((node) => node.name === name)?.displayName ?? name;
  const review = () => {
    if (changes.length) setDialog('review');
  };
  const bar = useSaveShortcut(review);
  return (
    <Grid>
      <PermissionTree groups={groups} rules={rules} own={own} saved={saved} onChange={setGrants} />
      <SaveBar
        ref={bar}
        className={styles.bar}
        dirty={changes.length > 0}
        state={t(changes.length ? 'elements.permission.changed' : 'elements.permission.unchanged', {
          count: changes.length,
        })}
      >
        <Button onClick={() => setDialog('preview')}>{t('elements.permission.preview')}</Button>
        <Button disabled={!changes.length} onClick={() => setGrants(saved)}>
          {t('elements.permission.discard')}
        </Button>
        <Button variant="primary" disabled={!changes.length} onClick={review}>
          {t('actions.save')}
        </Button>
      </SaveBar>
      {dialog === 'preview' && (
        <MenuPreview
          owner={owner.name}
          granted={effectiveGrants(own, owner)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'review' && (
        <GrantReview
          owner={owner}
          before={effectiveGrants(saved, owner)}
          after={effectiveGrants(own, owner)}
          changes={changes.map((change) => ({ ...change, title: titleOf(change.name) }))}
          save={() => save(changes).then(commit)}
          onClose={() => setDialog(null)}
        />
      )}
    </Grid>
  );
}
