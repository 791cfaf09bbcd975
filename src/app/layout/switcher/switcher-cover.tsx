import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSubstations } from '@/stores/substations';
import styles from './switcher.module.css';

function Cover() {
  useEffect(() => {
    // Between the choice and the reload nothing can be used: it would still belong to the old scope.
    document.querySelector('#root')?.setAttribute('inert', '');
  }, []);
  // The words are in the notice above it.
  return createPortal(<div className={styles.cover} />, document.body);
}

/** Lies over everything from the choice of another sub-station until the window has reloaded. */
export function SwitchCover() {
  return useSubstations((state) => state.switching) && <Cover />;
}
