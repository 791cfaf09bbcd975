import { useEffect, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { internalNavigation } from '@/elements/filter/use-address';
import { rooms } from '@/gallery/rooms/rooms';
import type { Room } from '@/gallery/rooms/section';
import { useTranslation } from '@/i18n';
import { Grid, Row, Text } from '@/ui/layout/layout';
import styles from '@/gallery/rooms/gallery.module.css';

/** Every room has its own URL, so that it can be opened and photographed alone. */
function Contents({ current }: { current: Room }) {
  const { t } = useTranslation();
  return (
    <Row
      as="nav"
      gap={4}
      lineGap={0}
      align="stretch"
      wrap
      className={styles.contents}
      aria-label={t('gallery.contents')}
    >
      {rooms.map(({ key }) => (
        <Link
          key={key}
          to={`?room=${key}`}
          aria-current={key === current.key ? 'page' : undefined}
          {...internalNavigation}
        >
          {t(`gallery.rooms.${key}`)}
        </Link>
      ))}
    </Row>
  );
}

function goTo(id: string) {
  // In newer browsers this returns a promise, which React would take for the cleanup of an effect.
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
}

/** A plain link within the page, without the router. */
function onAnchor(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash } = event.currentTarget;
  window.history.replaceState(window.history.state, '', hash);
  goTo(hash.slice(1));
}

function RoomView({ room }: { room: Room }) {
  const { t } = useTranslation();
  useEffect(() => goTo(window.location.hash.slice(1)), []);
  return (
    <Grid
      as="section"
      gap={4}
      columns={1}
      className={styles.room}
      id={room.key}
      aria-labelledby={`${room.key}-title`}
    >
      <h2 id={`${room.key}-title`}>{t(`gallery.rooms.${room.key}`)}</h2>
      {room.sections.map(({ key, render }) => {
        const id = `${room.key}-${key}`;
        return (
          <Grid
            key={key}
            gap={3}
            columns={1}
            padding={3}
            panel
            className={styles.section}
            id={id}
            data-testid={id}
          >
            <h3>
              <a href={`#${id}`} onClick={onAnchor}>
                {t(`gallery.sections.${room.key}.${key}`)}
              </a>
            </h3>
            {render()}
          </Grid>
        );
      })}
    </Grid>
  );
}

/** Every element in every state, for designers, testers and the tests. */
export default function Gallery() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [first] = rooms;
  const room = rooms.find(({ key }) => key === params.get('room')) ?? first;
  return (
    <Grid gap={6} pack="start" columns={1} padding={4}>
      <Text as="h1" size={20} strong>
        {t('routes./gallery')}
      </Text>
      <Contents current={room} />
      <RoomView key={room.key} room={room} />
    </Grid>
  );
}
