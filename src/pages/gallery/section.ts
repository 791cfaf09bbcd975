import type { ReactNode } from 'react';

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
