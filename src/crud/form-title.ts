import { label, t } from '@/i18n';

/** What a popup does with what its page lists: 新增公司, New company. */
export const formTitle = (page: string, action: string) =>
  t('elements.form.title', {
    action: label(page, 'actions', action),
    record: label(page, 'fields', '$record'),
  });
