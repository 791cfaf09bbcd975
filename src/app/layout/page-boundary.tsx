import { Component, type ReactNode } from 'react';
import { t } from '@/i18n';
import styles from './shell.module.css';

interface PageBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps menu, tabs and sign-out alive when a page breaks or its code cannot be had. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.failed} role="alert">
        <p>{t('errors.pageFailed')}</p>
        <button type="button" onClick={this.props.onRetry}>
          {t('common.retry')}
        </button>
      </div>
    );
  }
}
