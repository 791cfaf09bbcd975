import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';

/** One element in one state. Its title stands at `gallery.sections.<room>.<key>`. */
export interface Section {
  key: string;
  render: () => ReactNode;
}
/** All that belongs to one subject. Its title stands at `gallery.rooms.<key>`. */
export interface Room {
  key: string;
  sections: readonly Section[];
}

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
