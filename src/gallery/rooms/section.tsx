import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';

/** One element in one state. Its title has the locale key `gallery.sections.<room>.<key>`. */
export interface Section {
  key: string;
  render: () => ReactNode;
}
/** The sections of one subject. Its title has the locale key `gallery.rooms.<key>`. */
export interface Room {
  key: string;
  sections: readonly Section[];
}

interface OpenerProps {
  text: string;
  /** Renders what opens, with a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens an overlay. */
export function Opener({ text, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text}</Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
