import { clamp } from '@/lib/number';

const viewerZoom = { min: 0.25, max: 8, step: 1.25 };

/** Zoom, rotation and position of the picture. */
export interface View {
  zoom: number;
  /** Degrees, a multiple of 90. */
  angle: number;
  /** Distance in px from the centre. */
  x: number;
  y: number;
}

export const startView: View = { zoom: 1, angle: 0, x: 0, y: 0 };

const quarterTurn = 90;
const within = (zoom: number) => clamp(zoom, viewerZoom.min, viewerZoom.max);

/** Zooms in (1) or out (-1) by one step. A picture that fits again is centred. */
export function zoomed(view: View, way: 1 | -1): View {
  const zoom = within(view.zoom * viewerZoom.step ** way);
  // Floating-point steps up and down must return to exactly 1.
  const exact = Math.abs(zoom - 1) < 0.01 ? 1 : zoom;
  return { ...view, zoom: exact, ...(exact <= 1 && { x: 0, y: 0 }) };
}

/** The angle grows beyond 360, so that the transition always turns the same way. */
export const rotated = (view: View): View => ({ ...view, angle: view.angle + quarterTurn });

export const isTurned = ({ angle }: View): boolean => angle % (2 * quarterTurn) !== 0;

/** Only a zoomed picture can be moved. */
export const moved = (view: View, dx: number, dy: number): View =>
  view.zoom > 1 ? { ...view, x: view.x + dx, y: view.y + dy } : view;

export const transformOf = ({ zoom, angle, x, y }: View) =>
  `translate(${x}px, ${y}px) scale(${zoom}) rotate(${angle}deg)`;
