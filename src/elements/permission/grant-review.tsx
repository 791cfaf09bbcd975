import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
import { Grid, Row, Tag, Text } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { diffPages } from './accessible-pages';
import type { GrantOwner } from './permission-editor';
import type { GrantChange, Grants } from './permission-rules';
import { refreshPermissions } from './refresh-permissions';
import styles from './permission-editor.module.css';

interface PermissionsProps {
  change: 'given' | 'taken';
  titles: string[];
}

function Permissions({ change, titles }: PermissionsProps) {
  const { t } = useTranslation();
  if (!titles.length) return null;
  const names = titles.join(t('elements.cells.separator'));
  return <p>{t(`elements.permission.${change}`, { count: titles.length, names })}</p>;
}

interface PagesProps {
  way: 'gained' | 'lost';
  names: string[];
}

function Pages({ way, names }: PagesProps) {
  const { t } = useTranslation();
  if (!names.length) return null;
  return (
    <section aria-label={t(`elements.permission.${way}`)}>
      <Text as="h3" tone={way === 'gained' ? 'success' : 'error'} strong>
        {t(`elements.permission.${way}Count`, { count: names.length })}
      </Text>
      <Row as="ul" gap={2} lineGap={1} align="stretch" wrap above={1} className={styles.names}>
        {names.map((name) => (
          <Tag key={name} as="li">
            {t(`routes.${name}`)}
          </Tag>
        ))}
      </Row>
    </section>
  );
}

interface GrantReviewProps {
  owner: GrantOwner;
  /** The effective grants before and after the change, including inherited ones. */
  before: Grants;
  after: Grants;
  changes: (GrantChange & { title: string })[];
  save: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows what a save grants and revokes, for confirmation. Stays open when the save fails. */
export function GrantReview(props: GrantReviewProps) {
  const { owner, before, after, changes, save, onClose } = props;
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { gained, lost } = diffPages(before, after);
  const titles = (given: boolean) =>
    changes.filter(({ isGranted }) => isGranted === given).map(({ title }) => title);
  const send = async () => {
    setBusy(true);
    try {
      await save();
      notify.success();
      if (owner.isOwn) refreshPermissions();
      onClose();
    } catch {
      // The API client has reported the error; the popup stays open for a retry.
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button variant="primary" busy={busy} onClick={() => void send()}>
        {t('elements.permission.confirm')}
      </Button>
    </>
  );
  return (
    <Popup
      title={t('elements.permission.reviewOf', { owner: owner.name })}
      footer={footer}
      onClose={() => !busy && onClose()}
    >
      <Grid gap={3}>
        <Permissions change="given" titles={titles(true)} />
        <Permissions change="taken" titles={titles(false)} />
        <Pages way="gained" names={gained} />
        <Pages way="lost" names={lost} />
        {!gained.length && !lost.length && <p>{t('elements.permission.samePages')}</p>}
        {owner.isOwn && <p className={styles.own}>{t('elements.permission.own')}</p>}
      </Grid>
    </Popup>
  );
}
