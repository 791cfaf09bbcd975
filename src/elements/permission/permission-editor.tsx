import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { useSaveShortcut } from '@/elements/form/use-save-shortcut';
import { useCan } from '@/stores/app-config';
import {
  diffGrants,
  type GrantChange,
  type GrantRules,
  type Grants,
  type PermissionGroup,
} from './permission-rules';
import { SaveBar } from '@/elements/form/page/save-bar';
import { loadable } from '@/ui/loadable';
import styles from './permission-editor.module.css';
import { PermissionTree } from './permission-tree';

const GrantReview = loadable(async () => (await import('./grant-review')).GrantReview);
const MenuPreview = loadable(async () => (await import('./menu-preview')).MenuPreview);

/** Whose grants are edited, and what they are. */
export interface GrantOwner {
  name: string;
  granted: readonly string[];
  /** Who else grants what; nothing when missing. */
  inherited?: GrantRules['inherited'];
  /** Whether a change is felt by the signed-in user. */
  isOwn: boolean;
}

interface PermissionEditorProps {
  owner: GrantOwner;
  groups: readonly PermissionGroup[];
  /** Sends what was changed, and nothing else. */
  save: (changes: GrantChange[]) => Promise<unknown>;
  /** Told whenever there begins or ends to be something to lose. */
  markDirty: (dirty: boolean) => void;
}

const noInherited: GrantRules['inherited'] = new Map();

/** All that the owner may do, whoever grants it. */
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

/** Grants of a role or a user as a tree of check boxes; what a save does to the pages is shown before it is sent. */
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
  useSaveShortcut(review);
  return (
    <div className={styles.editor}>
      <PermissionTree groups={groups} rules={rules} own={own} saved={saved} onChange={setGrants} />
      <SaveBar
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
          held={effectiveGrants(own, owner)}
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
    </div>
  );
}
