import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '@/lib/guards';
import { logDefect } from '@/stores/error-log';

interface PartBoundaryProps {
  /** Takes the place of the part that could not be drawn. */
  fallback: ReactNode;
  /** What the part draws: another value is tried again. */
  value: unknown;
  children: ReactNode;
}
interface PartBoundaryState {
  value: unknown;
  error?: unknown;
}

/** A component of its own, so that what it throws reaches the boundary around it. */
export const Drawn = ({ draw }: { draw: () => ReactNode }) => draw();

/**
 * An error boundary for a part of a page: an incomplete response breaks this part and not the page, and the defect
 * is reported once. Code that cannot be loaded is left to the boundary of the page, which may reload.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { value: this.props.value };

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error() });

  static getDerivedStateFromProps({ value }: PartBoundaryProps, state: PartBoundaryState) {
    return Object.is(value, state.value) ? null : { value, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkLoadError(error)) logDefect(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isChunkLoadError(error)) throw error;
    return this.props.fallback;
  }
}
