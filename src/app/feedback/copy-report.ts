import { copyText } from '@/ui/feedback/copy';
import { errorReport } from '@/stores/error-log';
import { t } from '@/i18n';
import { alertDialog, notifyCopied } from '@/ui/feedback/notify';

/** Puts what has failed lately on the clipboard, for whoever looks after the console; else shows it. */
export async function copyReport() {
  const report = errorReport();
  if (await copyText(report)) return notifyCopied(true);
  return alertDialog({ title: t('elements.failed.report'), content: report });
}
