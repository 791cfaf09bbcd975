import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cards } from './gallery/cards';
import { cells } from './gallery/cells';
import { feedback } from './gallery/feedback';
import { filterBars } from './gallery/filters';
import { forms } from './gallery/forms';
import styles from './gallery/gallery.module.css';
import { popups } from './gallery/popups';
import type { Room } from './gallery/section';
import { selectors } from './gallery/selectors';
import { table } from './gallery/table';
import { uploads } from './gallery/uploads';

const rooms: Room[] = [
  table,
  cards,
  cells,
  filterBars,
  forms,
  uploads,
  popups,
  selectors,
  feedback,
];

const goTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** Within the page: the router has nothing to do with it. */
function onAnchor(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash } = event.currentTarget;
  window.history.replaceState(window.history.state, '', hash);
  goTo(hash.slice(1));
}

function Contents() {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t('gallery.contents')}>
      {rooms.map(({ key }) => (
        <a key={key} href={`#${key}`} onClick={onAnchor}>
          {t(`gallery.rooms.${key}`)}
        </a>
      ))}
    </nav>
  );
}

function RoomView({ room }: { room: Room }) {
  const { t } = useTranslation();
  return (
    <section id={room.key} className={styles.room} aria-labelledby={`${room.key}-title`}>
      <h2 id={`${room.key}-title`}>{t(`gallery.rooms.${room.key}`)}</h2>
      {room.sections.map(({ key, render }) => {
        const id = `${room.key}-${key}`;
        return (
          <div key={key} id={id} className={styles.section} data-testid={id}>
            <h3>
              <a href={`#${id}`} onClick={onAnchor}>
                {t(`gallery.sections.${room.key}.${key}`)}
              </a>
            </h3>
            {render()}
          </div>
        );
      })}
    </section>
  );
}

/** Every element in every state, for those who look at them: designers, testers, and the tests. */
export default function Gallery() {
  const { t } = useTranslation();
  useEffect(() => goTo(window.location.hash.slice(1)), []);
  return (
    <div className={styles.page}>
      <h1>{t('routes./gallery')}</h1>
      <Contents />
      {rooms.map((room) => (
        <RoomView key={room.key} room={room} />
      ))}
    </div>
  );
}
