import { t } from '@/i18n';
import { errorReport } from '@/stores/error-log';
import { copyText } from '@/ui/feedback/copy';
import { alertDialog } from '@/ui/feedback/dialogs';
import { notifyCopied } from '@/ui/feedback/notify';

/** Copies the report of recent errors for the operators; shows it when the clipboard is not available. */
export async function copyReport() {
  const report = errorReport();
  if (await copyText(report)) return notifyCopied(true);
  return alertDialog({ title: t('elements.failed.report'), content: report });
}
