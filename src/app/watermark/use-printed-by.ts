import { useEffect } from 'react';
import { t } from '@/i18n';
import { formatTime } from '@/lib/time';

/** Puts the user and the time of printing into the lower margin of each sheet, where the style sheet of paper shows them. */
export function usePrintedBy(name: string) {
  useEffect(() => {
    const write = () => {
      const time = formatTime(Date.now(), '{y}-{m}-{d} {h}:{i}');
      // A JSON string is a string of a style sheet as well.
      const text = JSON.stringify(t('elements.frame.printedBy', { name, time }));
      document.documentElement.style.setProperty('--printed-by', text);
    };
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [name]);
}
