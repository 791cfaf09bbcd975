import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useTabTitle } from '@/elements/tab/tab-context';
import { useUnsavedChanges } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import { Grid, Row, Text } from '@/ui/layout/layout';
import styles from '@/gallery/rooms/gallery.module.css';

/** One page for many tabs, each with its own state. */
export default function GalleryRecord() {
  const { t } = useTranslation();
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const { dirty, markDirty } = useUnsavedChanges();
  const [text, setText] = useState('');
  const name = t('gallery.record.name', { id });
  useTabTitle(name);
  return (
    <Grid gap={6} pack="start" columns={1} padding={4}>
      <Text as="h1" size={20} strong>
        {name}
      </Text>
      <output>{search}</output>
      <label>
        {t('gallery.record.text')}{' '}
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <label>
        <input
          type="checkbox"
          checked={dirty}
          onChange={({ target }) => markDirty(target.checked)}
        />{' '}
        {t('gallery.record.dirty')}
      </label>
      <Row
        as="nav"
        gap={4}
        lineGap={0}
        align="stretch"
        wrap
        className={styles.contents}
        aria-label={name}
      >
        <Link to={`/gallery-record/${Number(id) + 1}`}>{t('gallery.record.next')}</Link>
        <Link to={`${pathname}?at=2`}>{t('gallery.record.other')}</Link>
        <Link to={`${pathname}?part=lines`}>{t('gallery.record.part')}</Link>
      </Row>
    </Grid>
  );
}
