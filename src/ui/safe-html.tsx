import { memo } from 'react';
import { sanitizeHtml } from '@/lib/html/sanitize-html';

interface SafeHtmlProps {
  html: string;
  className?: string;
}

/** The only place that renders HTML from data, after sanitising it. The sanitiser is large: load this lazily. */
export const SafeHtml = memo(function SafeHtml({ html, className }: SafeHtmlProps) {
  const __html = sanitizeHtml(html);
  // oxlint-disable-next-line react/no-danger -- the one place; everything goes through the sanitiser
  return <div data-html="" className={className} dangerouslySetInnerHTML={{ __html }} />;
});
