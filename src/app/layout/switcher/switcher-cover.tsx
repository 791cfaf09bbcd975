import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSubstations } from '@/stores/substations';
import styles from './switcher.module.css';

function Cover() {
  useEffect(() => {
    // Until the reload nothing may be used, because it belongs to the previous sub-station.
    document.querySelector('#root')?.setAttribute('inert', '');
  }, []);
  // The message above it contains the text.
  return createPortal(<div className={styles.cover} />, document.body);
}

/** Covers the page from the choice of another sub-station until the reload. */
export function SwitchCover() {
  return useSubstations((state) => state.switching) && <Cover />;
}
