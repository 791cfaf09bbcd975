import { useTranslation } from '@/i18n';
import type { FieldName } from './inputs';
import styles from './login.module.css';

interface DemoUser {
  userName: string;
  name: string;
  password: string;
}
/** The part of `window.mock` that the sign-in reads; it does not exist with a real server. */
interface DemoMock {
  demoUsers?: DemoUser[];
  demoCaptcha?: string;
}

interface DemoNoteProps {
  onChoose: (values: Record<FieldName, string>) => void;
}

/** The users of the demo; a click fills in the form. */
export function DemoNote({ onChoose }: DemoNoteProps) {
  const { t } = useTranslation();
  // The demo adds `mock` to the window; every property is optional and checked before use.
  const { mock } = window as Window & { mock?: DemoMock };
  const users = mock?.demoUsers ?? [];
  if (!users.length) return null;
  return (
    <aside className={styles.demo}>
      <h2>{t('login.demo.title')}</h2>
      <p>{t('login.demo.text')}</p>
      <ul>
        {users.map(({ userName, name, password }) => (
          <li key={userName}>
            <button
              type="button"
              className={styles.button}
              onClick={() => onChoose({ userName, password, imageCode: mock?.demoCaptcha ?? '' })}
            >
              {name} <small>{userName}</small>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
