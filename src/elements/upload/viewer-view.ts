import { viewerZoom } from '@/config/limits';
import { clamp } from '@/lib/number';

/** How a picture lies in the viewer. */
export interface View {
  zoom: number;
  /** Degrees, always a multiple of 90. */
  angle: number;
  /** How far it was moved, in px. */
  x: number;
  y: number;
}

export const startView: View = { zoom: 1, angle: 0, x: 0, y: 0 };

const quarter = 90;
const within = (zoom: number) => clamp(zoom, viewerZoom.least, viewerZoom.most);

/** One step nearer (1) or farther (-1). A picture that fits again goes back to the middle. */
export function zoomed(view: View, way: 1 | -1): View {
  const zoom = within(view.zoom * viewerZoom.step ** way);
  // Steps up and down must meet at the size it began with.
  const exact = Math.abs(zoom - 1) < 0.01 ? 1 : zoom;
  return { ...view, zoom: exact, ...(exact <= 1 && { x: 0, y: 0 }) };
}

/** It may go on past 360, so that it always turns the same way. */
export const rotated = (view: View): View => ({ ...view, angle: view.angle + quarter });

export const isTurned = ({ angle }: View): boolean => angle % (2 * quarter) !== 0;

/** Only a picture larger than its stage can be moved. */
export const moved = (view: View, dx: number, dy: number): View =>
  view.zoom > 1 ? { ...view, x: view.x + dx, y: view.y + dy } : view;

export const transformOf = ({ zoom, angle, x, y }: View) =>
  `translate(${x}px, ${y}px) scale(${zoom}) rotate(${angle}deg)`;
