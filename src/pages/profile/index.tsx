import { useTranslation } from 'react-i18next';
import { emptyText } from '@/lib/format';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import styles from './profile.module.css';

/** Fields of the user that are one piece of text. */
const textFields = ['name', 'userName', 'email', 'phoneNumber'] as const;

const initial = (name: string) => Array.from(name)[0] ?? '';

interface TagsProps {
  items: { key: string; text: string }[];
}

function Tags({ items }: TagsProps) {
  if (!items.length) return emptyText;
  return (
    <ul className={styles.tags}>
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/** Who is signed in, as the server knows them. */
export default function Profile() {
  const { t } = useTranslation();
  const user = useSession();
  const managed = useSubstations((state) => state.managed);
  const substations = managed.map(({ id, substationName: text }) => ({ key: String(id), text }));
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('routes./profile/index')}</h1>
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden>
          {initial(user.name)}
        </span>
        <strong>{user.name}</strong>
        {user.isPlatformUser && <span className={styles.mark}>{t('profile.platformUser')}</span>}
      </header>
      <dl className={styles.fields}>
        {textFields.map((field) => (
          <div key={field}>
            <dt>{t(`profile.fields.${field}`)}</dt>
            <dd>{user[field] || emptyText}</dd>
          </div>
        ))}
        <div>
          <dt>{t('profile.fields.roles')}</dt>
          <dd>
            <Tags items={user.roles.map((role) => ({ key: role, text: role }))} />
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('profile.fields.substations')}</dt>
          <dd>
            <Tags items={substations} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
