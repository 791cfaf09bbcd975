import { useEffect, type ReactNode } from 'react';
import styles from './full-screen.module.css';

/** Whether a popup is open, which closes on Esc itself. */
const isPopupOpen = () => document.querySelector('[aria-modal="true"]') !== null;

interface FullScreenProps {
  isFull: boolean;
  onLeave: () => void;
  className?: string;
  children: ReactNode;
}

/** A card that can fill the whole window; Esc leaves full screen. The children stay mounted. */
export function FullScreen({ isFull, onLeave, className = '', children }: FullScreenProps) {
  useEffect(() => {
    if (!isFull) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isPopupOpen()) return;
      onLeave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isFull, onLeave]);
  return (
    <div
      className={`${className} ${isFull ? styles.full : ''}`}
      data-full={isFull || undefined}
      data-list
      data-print="flow"
    >
      {children}
    </div>
  );
}
