import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';

interface OpenerProps {
  text: string;
  /** What opens; it is handed its way to close. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens something over the page. */
export function Opener({ text, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text}</Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
