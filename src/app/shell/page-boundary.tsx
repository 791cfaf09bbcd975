import { Component, type ReactNode } from 'react';
import { reloadOnce } from '@/app/errors/chunk-errors';
import { isChunkLoadError } from '@/lib/guards';
import { logError } from '@/stores/error-log';
import { ErrorCard } from './error-card';

interface PageBoundaryProps {
  /** Mounts the page and this boundary again. */
  onRetry: () => void;
  children: ReactNode;
}
interface PageBoundaryState {
  error?: unknown;
  /** A reload may fix the error; nothing is shown until that is decided. */
  isReloadPending: boolean;
}

/** An error boundary: menu, tabs and sign-out keep working when a page throws or fails to load. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { isReloadPending: false };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error: error ?? new Error(), isReloadPending: isChunkLoadError(error) };
  }

  override componentDidCatch(error: unknown) {
    logError('page', error);
    if (isChunkLoadError(error)) void this.reloadIfPossible();
  }

  async reloadIfPossible() {
    const reloads = await reloadOnce();
    if (!reloads) this.setState({ isReloadPending: false });
  }

  override render() {
    const { error, isReloadPending } = this.state;
    if (error === undefined) return this.props.children;
    if (isReloadPending) return null;
    return <ErrorCard lost={isChunkLoadError(error)} onRetry={this.props.onRetry} />;
  }
}
