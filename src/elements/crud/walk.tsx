import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Id } from '@/api/types';
import { Button } from '@/elements/button';
import type { Neighbours } from './use-neighbours';
import styles from './walk.module.css';

interface WalkProps {
  /** Of the texts `walk`, `previous`, `next` and `place`. */
  name: string;
  neighbours: Neighbours;
  to: (id: Id) => string;
}

/** Leads through the records of the list that this one was opened from. */
export function Walk({ name, neighbours: { place, total, find }, to }: WalkProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const go = async (step: -1 | 1) => {
    setBusy(true);
    const id = await find(step);
    setBusy(false);
    if (id !== null) void navigate(to(id));
  };
  return (
    <nav className={styles.walk} aria-label={t(`${name}.walk`)} data-print="no">
      <Button disabled={place <= 1 || busy} onClick={() => void go(-1)}>
        {t(`${name}.previous`)}
      </Button>
      <span>{t(`${name}.place`, { place, total: total.toLocaleString('en-US') })}</span>
      <Button disabled={place >= total || busy} onClick={() => void go(1)}>
        {t(`${name}.next`)}
      </Button>
    </nav>
  );
}
