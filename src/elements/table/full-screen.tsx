import { useEffect, type ReactNode } from 'react';
import styles from './full-screen.module.css';

interface FullScreenProps {
  isFull: boolean;
  onLeave: () => void;
  className?: string;
  children: ReactNode;
}

/** A card that can take the whole window; Esc gives it back. What is inside stays mounted. */
export function FullScreen({ isFull, onLeave, className = '', children }: FullScreenProps) {
  useEffect(() => {
    if (!isFull) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // A popup or a list of choices in the card takes the key first.
      if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isFull, onLeave]);
  return (
    <div
      className={`${className} ${isFull ? styles.full : ''}`}
      data-full={isFull || undefined}
      data-print="flow"
    >
      {children}
    </div>
  );
}
