import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { topmostModal } from '@/lib/dom';
import styles from './full-screen.module.css';

interface FullScreenProps {
  isFull: boolean;
  onLeave: () => void;
  className?: string;
  children: ReactNode;
}

/** A card that can fill the whole window; Esc leaves full screen. The children stay mounted. */
export function FullScreen({ isFull, onLeave, className = '', children }: FullScreenProps) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isFull) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // A popup closes on Esc itself.
      if (event.key !== 'Escape' || event.defaultPrevented || topmostModal()) return;
      leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isFull]);
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
