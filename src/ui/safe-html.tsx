import { memo } from 'react';
import { sanitizeHtml } from '@/lib/html/sanitize-html';

interface SafeHtmlProps {
  html: string;
  className?: string;
}

/** The one place where markup from data is shown as markup, after it was made harmless. Heavy: load it lazily. */
export const SafeHtml = memo(function SafeHtml({ html, className }: SafeHtmlProps) {
  // oxlint-disable-next-line react/no-danger -- the one place; everything goes through the sanitiser
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />;
});
