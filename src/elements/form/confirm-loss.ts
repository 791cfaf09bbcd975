import { confirmDialog } from '@/ui/feedback/notify';
import { t } from '@/i18n';

/** Asks whether what was typed may be lost. */
export const confirmLoss = () =>
  confirmDialog({
    title: t('elements.form.leave.title'),
    content: t('elements.form.leave.content'),
    okText: t('elements.form.leave.ok'),
    cancelText: t('elements.form.leave.cancel'),
    danger: true,
  });
